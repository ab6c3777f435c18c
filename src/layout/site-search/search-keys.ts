/**
 * Where a key leads in a list of `count` options when option `active` (-1: none) has the cursor; null when the key
 * is the text field's own business. Up and down go round; home and end leave the text field only for an option.
 */
export function optionAfterKey(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1;
    case 'Home':
      return active < 0 ? null : 0;
    case 'End':
      return active < 0 ? null : count - 1;
    default:
      return null;
  }
}
