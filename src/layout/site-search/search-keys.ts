/**
 * Where a key leads in a list of `count` options when option `active` (-1: none) has the cursor; null when the key
 * is the text field's own business. Up and down go round; home and end leave the text field only for an option.
 */
export function optionAfterKey(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  const isOnOption = active >= 0;
  const targets: Readonly<Record<string, number | null>> = {
    ArrowDown: (active + 1) % count,
    ArrowUp: active <= 0 ? count - 1 : active - 1,
    Home: isOnOption ? 0 : null,
    End: isOnOption ? count - 1 : null,
  };
  return targets[key] ?? null;
}
