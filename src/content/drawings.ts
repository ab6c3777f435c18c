import type { PracticeAreaSlug, ServiceSlug } from './slugs.ts';

/** Shades of palette.ts. */
type DrawingBackground = 'ink8' | 'ink9' | 'river8' | 'river9' | 'brick8' | 'brick9';

/** The background of each drawing, also of the text beside it. */
export const backgrounds = {
  'hero-home-principles': 'ink9',
  'hero-home-mission': 'river9',
  'hero-home-vision': 'brick9',
  'hero-about': 'ink8',
  'hero-approach-morning': 'ink9',
  'hero-approach-evening': 'ink9',
  'hero-expertise': 'ink8',
  'hero-team': 'ink8',
  'hero-career': 'brick8',
  'hero-news': 'river9',
  'hero-notices': 'ink8',
  'hero-contact': 'brick8',
  'hero-offline': 'river9',
  'hero-not-found': 'ink9',
  'practice-corporate-commercial-law': 'ink8',
  'practice-real-estate-property-law': 'ink8',
  'practice-litigation-dispute-resolution': 'brick8',
  'practice-family-law': 'river9',
  'practice-banking-finance-tax-law': 'ink9',
  'practice-employment-labor-law': 'ink9',
  'practice-immigration-citizenship': 'river9',
  'practice-ip-law': 'ink8',
  'practice-criminal-law-defense': 'brick8',
  'practice-environmental-energy-law': 'ink8',
  'practice-construction-infrastructure-law': 'brick8',
  'practice-admiralty-maritime-law': 'river9',
  'practice-ngo-nonprofit-law': 'river8',
  'practice-cybersecurity-it-law': 'ink8',
  'service-property-land-vetting': 'ink8',
  'service-real-estate-development': 'brick8',
  'service-company-formation': 'river9',
  'service-corporate-legal-solution': 'ink9',
  'service-employer-labour': 'ink9',
  'service-tax-advisory': 'ink8',
  'service-banking-and-finance': 'brick8',
  'service-intellectual-property': 'river9',
  'service-pro-bono': 'ink9',
  'service-dispute-resolution': 'ink9',
  'principle-triangle': 'ink8',
  'principle-circle': 'ink8',
  'principle-slot': 'ink8',
  'office-map': 'ink8',
  'guide-share': 'ink8',
  'guide-dots': 'ink8',
  'guide-bar': 'ink8',
  'guide-plus': 'ink8',
  'guide-install': 'ink8',
  'avatar-default': 'ink8',
  'logo-mark': 'ink8',
} as const satisfies Record<string, DrawingBackground> &
  Record<`practice-${PracticeAreaSlug}` | `service-${ServiceSlug}`, DrawingBackground>;

/** The pictures of public/art that pages show, by file name without `.svg`. */
export type ArtName = keyof typeof backgrounds;

/** Width and height of a kind of drawing in pixels, by how its names begin; of all others below. */
const sizes = [
  ['hero-home', 1440, 720],
  ['hero-about', 1440, 640],
  ['practice', 960, 640],
  ['service', 1200, 300],
  ['principle', 190, 190],
  ['office', 640, 520],
  ['guide', 240, 132],
  ['avatar', 320, 400],
  ['logo', 64, 64],
] as const;

/** Width and height of a drawing in pixels, and its background. */
export function drawingOf(name: ArtName) {
  const [, width, height] = sizes.find(([kind]) => name.startsWith(kind)) ?? ['hero', 960, 480];
  return { width, height, background: backgrounds[name] };
}
