import path from 'node:path';

const files = new Map<string, string>();

/**
 * The name of a class of a style module as it stands in the page: 'header__bar' for `.bar` in header.module.css. It
 * does not follow the content: a change of style changes no page.
 * @throws when two modules have the same file name
 */
export function className(name: string, file: string): string {
  const [module = ''] = file.split('?');
  const block = path.basename(module).replace(/\.module\.css$/, '');
  const other = files.get(block) ?? module;
  if (other !== module)
    throw new Error(`${module} and ${other} get the same class names: rename one of them`);
  files.set(block, module);
  return `${block}__${name}`;
}
