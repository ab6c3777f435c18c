import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|webmanifest|xml|txt|vcf)$/;

/**
 * Writes `{file}.br` and `{file}.gz` beside every text file of a folder that has none, so that the host need not compress.
 * Returns the bytes of all files together, text in brotli.
 */
export async function compressFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name));
  const sizes = await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const done = await stat(`${file}.br`).catch(() => undefined);
      if (done) return done.size;
      const raw = await readFile(file);
      if (!compressible.test(entry.name)) return raw.length;
      const brotli = await promisify(brotliCompress)(raw, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
      });
      await writeFile(`${file}.br`, brotli);
      await writeFile(`${file}.gz`, await promisify(gzip)(raw, { level: 9 }));
      return brotli.length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
