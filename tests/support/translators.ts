/*
 * A browser that translates a page puts elements in the place of its texts. A script that has one of these texts in hand,
 * as React does, then fails where it takes it away or puts something before it, or changes what nobody sees:
 * https://github.com/facebook/react/issues/11538. A text that is alone in its element is set by the element, and is safe.
 */

const complaint = 'not safe from translators';

/** To be run before the scripts of a page: says on the console what React does to a text that a translator replaces. */
export function reportLooseTexts(): void {
  const isLoose = (node: unknown): node is Text =>
    node instanceof Text &&
    node.data.trim() !== '' &&
    Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
  const report = ({ data }: Text) => console.error(`not safe from translators: ${data}`);
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, next: Node | null): T {
    for (const each of [node, next]) if (isLoose(each) && each.parentNode) report(each);
    return insertBefore.call(this, node, next) as T;
  };
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, node: T): T {
    if (isLoose(node)) report(node);
    return removeChild.call(this, node) as T;
  };
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string) {
      // Of what is not shown nobody sees that it stays.
      if (isLoose(this) && this.parentElement?.checkVisibility()) report(this);
      nodeValue?.set?.call(this, value);
    },
  });
}

/** What {@link reportLooseTexts} has said among the messages of a page. */
export const looseTexts = (messages: readonly string[]): string[] =>
  messages.filter((message) => message.includes(complaint));

/** Does in a page what a translator does, now and with all that comes; the words stay. */
export function translate(): void {
  const replace = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, textarea')) return;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(text.data);
    text.replaceWith(outer);
  };
  const replaceIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) replace(text);
  };
  replaceIn(document.body);
  document.documentElement.lang = 'hi';
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) for (const node of [target, ...addedNodes]) replaceIn(node);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
