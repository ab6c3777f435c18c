// The style sheets of every page, in the order in which they may override each other. Mantine's are cascade layers below.
import 'virtual:palette.css';
import './tokens.css';
import './global.css';
import '../layout/disclaimer-gate/disclaimer-gate.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { languageOf, languages, type Language } from '../content/language.ts';
import { siteUrl } from '../content/site-url.ts';
import { createTextStore, type TextStore } from '../content/texts.ts';
import { trustedTypesPolicy } from '../lib/trusted-types.ts';
import { showToast } from '../ui/toast.tsx';
import { dropExpiredConsent } from '../device/consent.ts';
import { keepInstallPrompt } from '../layout/install/install-prompt.ts';
import { notSavedMark } from '../lib/not-saved.ts';
import { loadAtLast } from '../device/load-with-retries.ts';
import { writeLocal } from '../device/local-storage.ts';
import { isWriting, loadOrReload } from '../device/reload-once.ts';
import { storageNames } from '../device/storage-names.ts';
import { whenIdle } from '../device/when-idle.ts';
import { workerSettled } from '../device/worker-client.ts';
import { serveInstalledSite } from './installed-site.ts';
import { loadFirstPage, repairAddress } from './page-loading.ts';
import { followNavigation, tellPending } from './navigation.ts';
import { createSiteRouter } from './router.tsx';
import { Site } from './site.tsx';
import { registerWorker, savePages } from './register-worker.ts';

/*
 * What libraries write as markup without a policy of their own: Mantine writes the text of its style elements that
 * way. Text without an angle bracket cannot become an element; everything else is refused.
 */
trustedTypesPolicy('default', {
  createHTML(text) {
    if (!text.includes('<')) return text;
    throw new TypeError('Markup without a policy');
  },
});

/** What the head says of a page (document-head.ts). */
const tagsOfPage = 'title, meta:is([name=description], [name=robots], [name^=twitter], [property])';

/** For what can wait until the worker is installed, and the page has nothing better to do. */
const later = (work: () => void) => void workerSettled.then(() => whenIdle(work));

/** Remembers the language of this page for starts from the home screen, where a page of another one has led here. */
function rememberLanguage(own: Language): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const from = document.referrer.split(location.origin)[1];
  // A reload, and Back, have the referrer of the first time.
  if (from && languageOf(from) !== own && navigation?.type === 'navigate')
    writeLocal(storageNames.language, own);
}

async function start(root: HTMLElement): Promise<void> {
  repairAddress();
  const text = createTextStore(languageOf(location.pathname));
  rememberLanguage(text.language);
  let isAlive = true;
  let takeUpdate = () => {};
  // Where a part of the page could not be fetched nothing can offer a new version: it is taken as soon as it is there, and
  // known that the part is not; each version can cause one reload at most.
  const settleUpdate = () => {
    if (!isAlive && !isWriting()) takeUpdate();
  };
  registerWorker((take) => {
    takeUpdate = take;
    if (isAlive) void offerUpdate(text, take);
    settleUpdate();
  });
  // To read this module and to make the routes takes a slow phone longer than a tap should wait.
  await new Promise((resolve) => setTimeout(resolve));
  const router = createSiteRouter(text);
  const isFrameOnly = document.documentElement.hasAttribute(notSavedMark);
  // Meanwhile the prerendered page stays: its text can be read and its links work.
  await loadOrReload(async () => {
    const missing = await loadFirstPage(router);
    isAlive = !missing || isFrameOnly;
    settleUpdate();
    if (!isAlive) throw missing;
  });
  // The prerenderer had no streaming boundary around the page: this tells the router to render without one.
  router.ssr = { manifest: undefined };
  followNavigation(router);
  tellPending(router, () => text.get('site')?.uiText.navigation.loading);
  router.subscribe('onResolved', dropExpiredConsent);
  // The frame has the head of the not-found page. React takes over what it hydrates only, and would double the tags.
  if (isFrameOnly) for (const tag of document.head.querySelectorAll(tagsOfPage)) tag.remove();
  // As a transition it is done in slices: a tap in between is answered at once.
  const site = <Site router={router} />;
  startTransition(() => {
    if (isFrameOnly) createRoot(root).render(site);
    else hydrateRoot(root, site);
  });
  if (!siteUrl) console.info(text.get('site')?.uiText.footer.sample);
  keepInstallPrompt();
  savePages(router);
  serveInstalledSite();
  // Fetched before a form is used: it may first be used where there is no connection.
  later(async () => (await loadAtLast(() => import('./outbox-delivery.ts'))).startOutboxDelivery(text));
  const lendLetters = async () =>
    (await loadAtLast(() => import('../layout/language/missing-letters.ts'))).showMissingLetters();
  if (text.language !== 'en') return lendLetters();
  later(lendLetters);
  // At whatever place of the browser's list: who reads both may not have found the switch.
  const offered = languages.find(
    (code) => code !== 'en' && navigator.languages.some((tag) => tag.startsWith(code)),
  );
  if (!offered) return;
  later(async () =>
    (await loadAtLast(() => import('../layout/language/language-offer.ts'))).offerLanguage(offered),
  );
}

/** Offers the newer version in a toast that stays until it is answered. `onPress` takes it in every open tab. */
async function offerUpdate(text: TextStore, onPress: () => void): Promise<void> {
  try {
    const { uiText } = await text.load('site');
    const { updateReady, reload: label, reloading: busyLabel } = uiText.pwa;
    const offer = { label, busyLabel, onPress };
    await showToast({ id: 'update', message: updateReady, icon: 'sync', offer });
  } catch {
    // Without the toast's own files there is no offer now; the next visit makes it again.
  }
}

// The HTML was cut on its way (prerender/boot.ts). React writes what is missing, and nothing may come on top of that.
if (document.readyState === 'loading') stop();
const root = document.getElementById('root');
if (root) await start(root);
// It was cut above the page, in the styles.
else location.reload();
