/**
 * Opens the language that was chosen last at a start from the home screen; no other address leads elsewhere, nor does
 * Back to this one. It is printed into every page as an inline script: it may use nothing but its arguments and the
 * browser.
 * @param name of the choice in localStorage
 * @param start the query of a start from the home screen
 * @param roots where each language stands, without a slash at the end
 */
export function openChosenLanguage(
  name: string,
  start: string,
  roots: Readonly<Record<string, string>>,
): void {
  const { pathname, search, hash } = location;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (search !== start || navigation?.type !== 'navigate') return;
  try {
    const own = roots[document.documentElement.lang] ?? '';
    const chosen = roots[localStorage.getItem(name) ?? ''];
    if (chosen === undefined || chosen === own) return;
    // Two slashes at the start would name another host.
    const path = chosen + pathname.slice(own.length).replace(/\/+(?=\/|$)/g, '');
    location.replace((path || '/') + search + hash);
  } catch {
    // Storage is blocked: nothing is remembered.
  }
}
