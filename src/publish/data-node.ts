import * as ast from 'typescript/unstable/ast';

const withoutTypes = (node: ast.Node): ast.Node =>
  ast.isAsExpression(node) || ast.isSatisfiesExpression(node) ? withoutTypes(node.expression) : node;

type NamedEntry = ast.PropertyAssignment | ast.VariableDeclaration;

const isNamed = (node: ast.Node): node is NamedEntry =>
  ast.isPropertyAssignment(node) || ast.isVariableDeclaration(node);

/** The entry of the data that a node belongs to: a field, an item of a list or a constant. */
export function entryOf(node: ast.Node): ast.Node | undefined {
  if (!node.parent || isNamed(node) || ast.isArrayLiteralExpression(node.parent)) return node.parent && node;
  return entryOf(node.parent);
}

const nameIn = (node: NamedEntry) => node.name.getText().replaceAll(/^['"]|['"]$/g, '');

/** Where an entry stands in its file: 'members[1].phone'. */
export function pathOf(node: ast.Node): string {
  const { parent } = node;
  if (!parent) return '';
  const outer = pathOf(parent);
  if (ast.isArrayLiteralExpression(parent))
    return `${outer}[${parent.elements.findIndex((item) => item === node)}]`;
  if (!isNamed(node)) return outer;
  return outer === '' ? nameIn(node) : `${outer}.${nameIn(node)}`;
}

/** The id or slug among the fields of a value. */
function idIn(value: ast.Node): string | undefined {
  if (!ast.isObjectLiteralExpression(value)) return undefined;
  const fields = value.properties.filter(ast.isPropertyAssignment);
  const id = fields.find((field) => /^(?:id|slug)$/.test(nameIn(field)))?.initializer;
  return id && ast.isStringLiteral(id) ? id.text : undefined;
}

/** How an editor knows an entry: "'phone' of 'farhana-yasmin-siddiqua'". */
export function whatIs(entry: ast.Node): string {
  const value = isNamed(entry) ? entry.initializer && withoutTypes(entry.initializer) : entry;
  const own = value && idIn(value);
  if (own !== undefined) return `'${own}'`;
  const name = isNamed(entry) ? nameIn(entry) : pathOf(entry);
  const owner = idIn(entry.parent);
  return owner === undefined ? `'${name}'` : `'${name}' of '${owner}'`;
}
