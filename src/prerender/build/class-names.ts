import { createHash } from 'node:crypto';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const digits = 3;
const files = new Map<string, string>();

/**
 * The name of a class of a style module as it stands in the page: 'bar-k3f' for `.bar`. The ending tells the module by
 * its path, not by its content: a change of style changes no page. Short, for it stands in every page many times.
 * @throws when two modules would get the same ending; another name for one of the files helps
 */
export function className(name: string, file: string): string {
  const [module = ''] = path.relative(root, file).split(path.sep).join('/').split('?');
  const number = createHash('sha256').update(module).digest().readUInt32BE() % 36 ** digits;
  const ending = number.toString(36).padStart(digits, '0');
  const other = files.get(ending) ?? module;
  if (other !== module)
    throw new Error(`${module} and ${other} get the same class names: rename one of them`);
  files.set(ending, module);
  return `${name}-${ending}`;
}
