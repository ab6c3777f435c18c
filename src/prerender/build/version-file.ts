import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes version.json into the built site: the package's version, and seven digits of a hash over every file of the
 * site and the sources of its worker. The footer reads it when it is seen. It is a file of its own because nothing
 * else may carry the hash: a page or chunk with it would be another one in every build, and every device would fetch
 * it again.
 */
export async function writeVersionFile(builtFolder: string, root: string): Promise<void> {
  const hash = createHash('sha256');
  for (const folder of [builtFolder, path.join(root, 'sw')]) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    // In an order that does not depend on the machine.
    const names = files
      .map((file) => path.relative(folder, path.join(file.parentPath, file.name)))
      .toSorted();
    for (const name of names) hash.update(name).update(await readFile(path.join(folder, name)));
  }
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const content = hash.digest('hex').slice(0, 7);
  await writeFile(path.join(builtFolder, 'version.json'), `${JSON.stringify({ version, content })}\n`);
}
