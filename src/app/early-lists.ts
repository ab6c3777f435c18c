import type { ListPath } from '../lib/api-address.ts';
import type { EarlyLists } from '../lib/early-lists.ts';

/** An item as the server may send it: nothing about it is certain. */
type ServerItem = { readonly type?: unknown; readonly picture?: unknown } | null;

/** What a page's HTML says about the lists that it will show. */
export interface NamedLists {
  readonly paths: readonly ListPath[];
  /** Whether the page opens with the pictures of its list. */
  readonly pictures?: boolean;
}

/** How long the scripts of a page that opens with pictures wait for the first of them, in milliseconds. */
export const picturesPatience = 1000;

/**
 * Asks for the lists that the page will show while its scripts are still on their way. Only for a page that has come
 * over the network: one from the device starts at once and has its lists there, too. The pictures of the first three
 * advertisements become the custom properties --early-picture-1 to 3, for the tiles that stand in their places. This
 * function is printed into the pages that show lists, as an inline script: it may use nothing but its arguments and the
 * browser.
 * @param name of the property of `window` that holds the answers (lib/early-lists.ts)
 * @param base the API's base address
 * @param patience {@link picturesPatience}
 * @param mark of a page that is made of what is on the device
 */
export function askForListsEarly(name: string, base: string, patience: number, mark: string): void {
  const named = document.querySelector('script[data-lists]')?.textContent;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!named || !navigator.onLine || navigation?.type !== 'navigate') return;
  if (document.documentElement.hasAttribute(mark)) return;
  const { paths, pictures } = JSON.parse(named) as NamedLists;

  // Lists are asked for again at most once a minute (api/query-client.ts), also by a page that is opened anew.
  try {
    const key = `${name} ${named}`;
    if (Date.now() - Number(sessionStorage.getItem(key)) < 60_000) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage there is no list on the device, either.
  }

  /** Resolves when the first one, which is in view at any width, can be painted. */
  const showPictures = async (list: { readonly results?: unknown } | null) => {
    const items = (Array.isArray(list) ? list : list?.results) as readonly ServerItem[];
    const shown = items.filter((item) => /^(picture|url)$/i.test(String(item?.type)));
    const first = new Image();
    for (const [index, item] of shown.slice(0, 3).entries()) {
      if (!/^picture$/i.test(String(item?.type)) || !item?.picture) continue;
      const { href, protocol } = new URL(String(item.picture), new URL(base, location.href));
      if (!/^https?:$/.test(protocol)) continue;
      const { style } = document.documentElement;
      style.setProperty(`--early-picture-${index + 1}`, `url(${JSON.stringify(href)})`);
      if (index === 0) first.src = href;
    }
    if (first.src) await first.decode();
  };

  const answers: EarlyLists['answers'] = {};
  const shown = paths.map((path) => {
    const controller = new AbortController();
    // As api/http.ts asks.
    const response = fetch(base + path, {
      headers: { Accept: 'application/json' },
      cache: 'no-cache',
      credentials: 'omit',
      signal: controller.signal,
    });
    answers[base + path] = { response, cancel: () => controller.abort() };
    // What goes wrong is answered where the list is read.
    return response
      .then(async (answer) => pictures && showPictures((await answer.clone().json()) as null))
      .catch(() => undefined);
  });
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  const lists: EarlyLists = {
    answers,
    pictures: pictures ? Promise.race([Promise.all(shown).then(painted), late]) : undefined,
  };
  Object.assign(window, { [name]: lists });
}
