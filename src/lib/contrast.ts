/** Red, green, blue and opacity of #rgb, #rrggbb or #rrggbbaa, from 0 to 1. */
function channelsOf(colour: string): readonly [red: number, green: number, blue: number, opacity: number] {
  const digits = colour.length < 6 ? colour.slice(1).replaceAll(/./g, '$&$&') : colour.slice(1);
  const [red = 0, green = 0, blue = 0, opacity = 1] = (digits.match(/../g) ?? []).map(
    (pair) => Number.parseInt(pair, 16) / 255,
  );
  return [red, green, blue, opacity];
}

/** Relative luminance of WCAG 2.2, from 0 to 1. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Contrast of WCAG 2.2, from 1 to 21, of two colours as #rgb, #rrggbb or #rrggbbaa.
 * @param background opaque; it shows through a colour that is not
 */
export function contrast(colour: string, background: string): number {
  const [red, green, blue, opacity] = channelsOf(colour);
  const behind = channelsOf(background);
  const seen = [red, green, blue].map(
    (value, index) => value * opacity + (behind[index] ?? 0) * (1 - opacity),
  );
  const [one, other] = [luminance(seen), luminance(behind.slice(0, 3))];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
