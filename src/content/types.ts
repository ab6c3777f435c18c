import type { ArtName } from './drawings.ts';
import type { IconName } from './topic-icons.ts';
import type { FootPagePath, MainPagePath, PracticeAreaSlug, ServiceSlug } from './slugs.ts';

/** Every static path of the site. A link to anything else does not compile. */
export type StaticPath = MainPagePath | FootPagePath | `/${PracticeAreaSlug}` | `/${ServiceSlug}`;

/** The static pages, and the one about what is stored. */
export type PagePath = StaticPath | '/stored-on-this-device';

/** The page of a member. */
export type MemberPath = `/team/${string}`;

/** What the menu, the head of the document and search results say of a page. */
export interface PageText {
  /** Short name of the page: its menu entry and the first half of the document title. */
  readonly title: string;
  /** Meta description, at most 155 characters. */
  readonly description: string;
}

/** A part of a page that can be linked to as `{path}#{sectionId}`; its name is what search results show. */
export interface SectionConfig {
  readonly path: PagePath;
  /** Kebab case, unique on its page. Empty for a whole page, which the search finds by its name. */
  readonly sectionId: string;
  readonly sectionName: string;
}

/** One entry of the search index. */
export interface SearchEntry extends Omit<SectionConfig, 'path'> {
  readonly path: PagePath | MemberPath;
  readonly searchableContent: readonly string[];
}

/** A drawing and the words for those who do not see it. */
export interface Picture {
  readonly image: ArtName;
  readonly imageAlt: string;
}

/** A title, an icon and a text: cards, badges, steps and reasons. */
export interface IconText {
  readonly title: string;
  readonly icon: IconName;
  readonly text: string;
}

/** A step of a breadcrumb; the last one is the page itself and has no path. */
export interface BreadcrumbItem {
  readonly label: string;
  readonly to?: PagePath;
}

/** Opening part of an inner page. */
export interface PageHeroText {
  readonly title: string;
  /** Home first. */
  readonly breadcrumb: readonly BreadcrumbItem[];
  readonly text: string;
}

export interface PageHero extends PageHeroText, Picture {}

/**
 * What a statement of the foot says, part by part. Places of its texts: `{phone}`, `{email}` and `{storage}` are links,
 * `{months}` is how long a CV is kept.
 */
export interface StatementText {
  readonly hero: PageHeroText & { readonly image: ArtName };
  readonly parts: readonly {
    readonly heading: string;
    /** Where a search leads that finds its points. */
    readonly sectionId?: string;
    readonly paragraphs?: readonly string[];
    readonly points?: readonly { readonly title: string; readonly text: string }[];
  }[];
  /** Whom to ask, and when it was looked through. */
  readonly contact: { readonly heading: string; readonly text: string; readonly reviewed: string };
}

// Home

export interface HeroSlide extends Picture {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

export interface AboutUs extends SectionConfig, Picture {
  readonly sectionTitle: string;
  /** Paragraphs. */
  readonly sectionDescription: readonly string[];
  readonly sectionPoints: readonly string[];
}

/** A principle, or the mission, or the vision. */
export interface Principle {
  readonly title: string;
  readonly icon: IconName;
  readonly description: string;
}

export interface WhyChooseUsPoint extends Principle {
  readonly link?: PagePath;
  /** Words of the link, where it leads to another page. */
  readonly linkLabel?: string;
}

/** Part of the home page that counts up to `firm.yearsOfExperience`. */
export interface Experience extends SectionConfig {
  readonly counterLabel: string;
  readonly heading: string;
  readonly textLeft: string;
  readonly textRight: string;
  readonly callNow: string;
}

// Practice areas and services

/** What lists, menus and links need of a practice area. */
export interface PracticeAreaSummary {
  readonly slug: PracticeAreaSlug;
  readonly path: `/${PracticeAreaSlug}`;
  readonly title: string;
  readonly icon: IconName;
  /** One sentence of at most 155 characters: card text and meta description. */
  readonly summary: string;
}

/** A card of a practice-area page; its section id is its anchor. */
interface PracticeAreaCard {
  readonly sectionId: string;
  readonly title: string;
  readonly icon: IconName;
  /** Lines without a full stop. */
  readonly description: readonly string[];
}

/** What only the page of a practice area needs. */
export interface PracticeAreaContent<Slug extends PracticeAreaSlug = PracticeAreaSlug> {
  readonly slug: Slug;
  readonly lead: string;
  readonly imageAlt: string;
  readonly cards: readonly PracticeAreaCard[];
}

/** What lists, menus and links need of a service page. */
export interface ServiceSummary {
  readonly slug: ServiceSlug;
  readonly path: `/${ServiceSlug}`;
  readonly title: string;
  /** One sentence of at most 155 characters: list text and meta description. */
  readonly summary: string;
}

/** A point of a service page; its section id is its anchor. */
interface ServicePoint {
  readonly sectionId: string;
  readonly heading: string;
  readonly body: string;
}

/** What only the page of a service needs. Its drawing is a frieze without a subject, so it has no words. */
export interface ServicePage<Slug extends ServiceSlug = ServiceSlug> {
  readonly slug: Slug;
  readonly intro: string;
  readonly points: readonly ServicePoint[];
  readonly related: readonly PracticeAreaSlug[];
}

export interface Badge extends IconText {
  /** 'mailto': the badge opens an e-mail to the firm. */
  readonly action?: 'mailto';
}

// Approach

/** A step of the way of working; its section id is its anchor. */
export interface ApproachStep {
  readonly sectionId: string;
  readonly title: string;
  readonly text: string;
}

// Team

/** What is the same of a member in every language. */
export interface MemberFacts<SectionId extends string = string, Id extends string = string> {
  /** Kebab case, unique in the team. */
  readonly id: Id;
  /** The position that the member stands under on the team page. */
  readonly sectionId: SectionId;
  /** The name in Latin letters: for contact cards, addresses and search. */
  readonly latinName: string;
  readonly practiceAreas?: readonly PracticeAreaSlug[];
  readonly mail?: string;
  /** For reading; a telephone link keeps its digits and the plus. */
  readonly phone?: string;
  /** True while the member is invented: the site cannot be published. */
  readonly placeholder?: boolean;
}

export interface TeamMember extends MemberFacts {
  /** The member's own page. */
  readonly path: MemberPath;
  readonly name: string;
  readonly designation?: string;
  readonly sectionName: string;
  readonly description?: string;
  /** The first two sentences of the description, or nothing. */
  readonly beginning: string;
  /** Meta description of the member's page: the first sentence of the description, or name and position. */
  readonly summary: string;
}

// The firm

/** A text with words that the Bar Council's canons are against, and whether a lawyer of the firm has confirmed that it may stay. */
export interface DecidedWords {
  /** Module and field. */
  readonly at: string;
  readonly kind: string;
  readonly words: string;
  readonly isConfirmed: boolean;
}

export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** A time of day, 24 hours: '09:30'. */
type ClockTime = `${number}:${number}`;

/** '2027-03-09'. */
type IsoDate = `${number}-${number}-${number}`;

interface SocialLink {
  /** Its icon is drawn in ui/icons/interface-icons.ts. */
  readonly id: 'facebook' | 'youtube' | 'instagram';
  readonly label: string;
  readonly url: string;
  /** True while the address is invented: it is shown, but not told to search engines. */
  readonly placeholder?: boolean;
}

interface OpeningHours {
  /** For reading. */
  readonly text: string;
  /** For reading where there is little room. */
  readonly short: string;
  readonly days: readonly Weekday[];
  readonly opens: ClockTime;
  readonly closes: ClockTime;
  /** Holidays: the name is what visitors read after 'Closed today'. */
  readonly closures: readonly { readonly name: string; readonly from: IsoDate; readonly through: IsoDate }[];
}

/** A place where the firm can be visited. */
export interface Office {
  /** Kebab case, unique among the offices. */
  readonly id: string;
  /** For telling several offices apart: 'Chattogram office'. A firm with one office does not show it. */
  readonly name: string;
  /** The address for reading, one a line; below the name where there are several offices. */
  readonly lines: readonly string[];
  readonly street: string;
  readonly locality: string;
  readonly postalCode: string;
  readonly country: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly geo: {
    /** Degrees north. */
    readonly latitude: number;
    /** Degrees east. */
    readonly longitude: number;
    /** Zoom step of web maps: 15 shows some streets. */
    readonly zoom: number;
    /** True while the position is a neighbourhood, not a door: then search engines are not told. */
    readonly approximate?: boolean;
  };
}

/** One or more; the first is the head office. */
type Several<Thing> = readonly [Thing, ...Thing[]];

export interface Firm {
  readonly name: string;
  /** The name in Latin letters: for contact cards and addresses. */
  readonly latinName: string;
  /** Of at most 12 characters, for home screens. */
  readonly shortName: string;
  readonly descriptor: string;
  readonly tagline: string;
  /** One sentence of at most 155 characters. */
  readonly description: string;
  /** `display` for reading, `tel` in E.164 form. */
  readonly phone: { readonly display: string; readonly tel: `+${number}` };
  /** `number`: country code and digits, no plus; `message`: what the visitor's message starts with. */
  readonly whatsapp: { readonly display: string; readonly number: `${number}`; readonly message: string };
  readonly email: string;
  readonly careersEmail: string;
  readonly consultationSubject: string;
  readonly offices: Several<Office>;
  readonly hours: OpeningHours;
  /** The contact page shows all, header and footer the first two. */
  readonly social: readonly SocialLink[];
  readonly yearsOfExperience: number;
  /** How long a CV is kept that leads to no employment, in months. */
  readonly cvRetentionMonths: number;
  readonly languages: readonly string[];
  /** Where the site is published, without a slash at the end. */
  readonly baseUrl: string;
}

/** What is the same of an office in every language. */
export type OfficeFacts<Id extends string = string> = Pick<Office, 'postalCode' | 'countryCode' | 'geo'> & {
  readonly id: Id;
};

/** What is the same of the firm in every language. */
export interface FirmFacts<
  ClosureId extends string = string,
  OfficeId extends string = string,
  Network extends SocialLink['id'] = SocialLink['id'],
> extends Pick<
  Firm,
  'latinName' | 'email' | 'careersEmail' | 'yearsOfExperience' | 'cvRetentionMonths' | 'baseUrl'
> {
  /** True while name, address and words of the firm are invented: the site cannot be published. */
  readonly placeholder?: boolean;
  readonly phone: Pick<Firm['phone'], 'tel'>;
  readonly whatsapp: Pick<Firm['whatsapp'], 'number'>;
  readonly offices: Several<OfficeFacts<OfficeId>>;
  readonly hours: Pick<OpeningHours, 'days' | 'opens' | 'closes'> & {
    readonly closures: readonly {
      readonly id: ClosureId;
      readonly from: IsoDate;
      readonly through: IsoDate;
    }[];
  };
  readonly social: readonly (Omit<SocialLink, 'label'> & { readonly id: Network })[];
}

// Languages

/** How a language is written: what is told of a text that breaks the rule, and whether one does. */
export interface WritingRule {
  readonly says: string;
  readonly isBroken: (text: string) => boolean;
}

/** What the Bar Council's canons make a firm think twice about in one language: patterns by kind. */
export type DoubtfulWords = Readonly<Record<string, RegExp>>;

/** Names of things and not words: the same in every language. */
type KeptField =
  | 'action'
  | 'days'
  | 'icon'
  | 'id'
  | 'image'
  | 'link'
  | 'path'
  | 'sectionId'
  | 'slug'
  | 'to'
  | 'value';

/** Words are any words; a practice area's slug, and a pattern, such as that of a telephone number, stay what they are. */
type AnyWords<Text extends string> = Text extends PracticeAreaSlug
  ? Text
  : Record<never, never> extends Record<Text, true>
    ? Text
    : string;

/**
 * A text in another language: every field and every item of the English one, no more and no fewer. A module of
 * content/bn says `export const x: Translated<typeof en.x> = …`.
 */
export type Translated<Text> = Text extends string
  ? AnyWords<Text>
  : Text extends (...values: never[]) => unknown
    ? Text
    : { readonly [Field in keyof Text]: Field extends KeptField ? Text[Field] : Translated<Text[Field]> };
