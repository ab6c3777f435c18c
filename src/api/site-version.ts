import { textOf } from '../lib/text.ts';
import { readSiteFile } from './http.ts';

/** Where the build writes its version (prerender/build/version-file.ts). */
const versionFile = '/version.json';

/**
 * The version of the site that this device has, as '0.1.0 (3fa9c1d)': the package's version, and what tells two
 * builds of it apart. Null where it cannot be had.
 */
export async function readSiteVersion(): Promise<string | null> {
  try {
    const file = await readSiteFile(versionFile);
    const [version, content] = [textOf(file, 'version'), textOf(file, 'content')];
    return version && content ? `${version} (${content})` : null;
  } catch {
    return null;
  }
}
