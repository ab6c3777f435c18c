import type { Rolldown } from 'vite';

/** What every page runs at its start (chunk-files.ts). */
const runAtStart = new Set(['vendor', 'site']);

/**
 * Has Chromium compile every function of these files in the background while they load, not one by one on the main
 * thread when they are first called, for hydration calls most of them (https://v8.dev/blog/explicit-compile-hints).
 * For other browsers it is a comment. It stands before all else, also before what Vite puts there at the very end.
 */
export function hintAtCompilation(bundle: Rolldown.OutputBundle): void {
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && runAtStart.has(file.name))
      file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
  }
}
