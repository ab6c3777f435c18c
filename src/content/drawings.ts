import type { PracticeAreaSlug, ServiceSlug } from './slugs.ts';

/** The background of a drawing, also of the text beside it (shades of palette.ts). */
type DrawingBackground = 'ink8' | 'ink9' | 'river8' | 'river9' | 'brick8' | 'brick9';

/** Width and height of a drawing in pixels, and its background where text stands beside it. */
type DrawingSize = readonly [width: number, height: number, background?: DrawingBackground];

const sizes = {
  'hero-home-principles': [1440, 720, 'ink9'],
  'hero-home-mission': [1440, 720, 'river9'],
  'hero-home-vision': [1440, 720, 'brick9'],
  'hero-about': [1440, 640],
  'hero-approach-morning': [960, 480, 'ink9'],
  'hero-approach-evening': [960, 480, 'ink9'],
  'hero-expertise': [960, 480, 'ink8'],
  'hero-team': [960, 480, 'ink8'],
  'hero-career': [960, 480, 'brick8'],
  'hero-news': [960, 480, 'river9'],
  'hero-contact': [960, 480, 'brick8'],
  'hero-offline': [960, 480, 'river9'],
  'hero-not-found': [960, 480, 'ink9'],
  'practice-corporate-commercial-law': [960, 640, 'ink8'],
  'practice-real-estate-property-law': [960, 640, 'ink8'],
  'practice-litigation-dispute-resolution': [960, 640, 'brick8'],
  'practice-family-law': [960, 640, 'river9'],
  'practice-banking-finance-tax-law': [960, 640, 'ink9'],
  'practice-employment-labor-law': [960, 640, 'ink9'],
  'practice-immigration-citizenship': [960, 640, 'river9'],
  'practice-ip-law': [960, 640, 'ink8'],
  'practice-criminal-law-defense': [960, 640, 'brick8'],
  'practice-environmental-energy-law': [960, 640, 'ink8'],
  'practice-construction-infrastructure-law': [960, 640, 'brick8'],
  'practice-admiralty-maritime-law': [960, 640, 'river9'],
  'practice-ngo-nonprofit-law': [960, 640, 'river8'],
  'practice-cybersecurity-it-law': [960, 640, 'ink8'],
  'service-property-land-vetting': [1200, 300, 'ink8'],
  'service-real-estate-development': [1200, 300, 'brick8'],
  'service-company-formation': [1200, 300, 'river9'],
  'service-corporate-legal-solution': [1200, 300, 'ink9'],
  'service-employer-labour': [1200, 300, 'ink9'],
  'service-tax-advisory': [1200, 300, 'ink8'],
  'service-banking-and-finance': [1200, 300, 'brick8'],
  'service-intellectual-property': [1200, 300, 'river9'],
  'service-pro-bono': [1200, 300, 'ink9'],
  'service-dispute-resolution': [1200, 300, 'ink9'],
  'avatar-default': [320, 400],
} as const satisfies Record<string, DrawingSize> &
  Record<`practice-${PracticeAreaSlug}` | `service-${ServiceSlug}`, DrawingSize>;

/** The pictures of public/art that pages show, by file name without `.svg`. */
export type ArtName = keyof typeof sizes;

export const drawings: Readonly<Record<ArtName, DrawingSize>> = sizes;
