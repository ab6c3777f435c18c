/** Widths of a photograph's files in pixels; they are four wide to five high. Cards show the small ones. */
export const photographWidths = { small: 320, large: 800 } as const;

/** In their order of preference: a browser of 2022 may lack AVIF. */
export type PhotographFormat = 'avif' | 'webp';

/**
 * Address of a file that the build makes of a photograph (src/pictures).
 * @param hash eight characters that change with the photograph
 */
export function photographAddress(
  memberId: string,
  hash: string,
  width: keyof typeof photographWidths,
  format: PhotographFormat,
): string {
  return `/assets/${memberId}-${photographWidths[width]}-${hash}.${format}`;
}
