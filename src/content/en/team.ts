import { describedMembers, namedSections } from '../member-words.ts';
import type { SectionNames, WordsOfMembers } from '../member-words.ts';
import type { BreadcrumbItem, PageHero, TeamMember } from '../types.ts';

export const teamHero = {
  title: 'Team',
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Team' }],
  text: 'Lawyers, advisors and staff who answer for the work. Select a card to read more.',
  image: 'hero-team',
  imageAlt: 'Seven arched windows of different heights, a person standing in each',
} as const satisfies PageHero;

/** Stands before the name of a member. */
export const memberBreadcrumb = [
  { label: 'Home', to: '/' },
  { label: 'Team', to: '/team' },
] as const satisfies readonly BreadcrumbItem[];

const sectionNames: SectionNames = {
  'chief-advisor': 'Chief Advisor',
  advisors: 'Advisors',
  'managing-director': 'Managing Director',
  administrator: 'Administrator',
  'associate-legal-analysts': 'Associate Legal Analysts',
  'supporting-staff': 'Supporting Staff',
};

/** What is said of each member; the name, telephone number and e-mail address stand in ../members.ts. */
const words: WordsOfMembers<Pick<TeamMember, 'designation' | 'description'>> = {
  'shamsul-karim-majumder': {
    designation: 'Chief Advisor; Advocate, Supreme Court of Bangladesh',
    description:
      'Mr Majumder guides the firm on difficult questions of constitutional, property and commercial law, and presides over its internal review of opinions. He began in the district courts and later practised in both Divisions of the Supreme Court. He reads every draft with a pencil, asks for the document behind each statement, and encourages younger lawyers to write shorter sentences.',
  },
  'farhana-yasmin-siddiqua': {
    designation: 'Advisor, Corporate and Commercial Law',
    description:
      'Ms Siddiqua advises founders, boards and investors on company formation, shareholder agreements, joint ventures and governance. She has long experience of RJSC practice and of applications before the company bench of the High Court Division. Clients value her habit of explaining a clause by saying what will happen on a bad day.',
  },
  'rezaul-haque-bhuiyan': {
    designation: 'Advisor, Land and Property Law',
    description:
      'Mr Bhuiyan has spent his career with survey records, deeds and mutation files. He leads title vetting for buyers, lenders and developers, and appears in suits for partition, declaration and pre-emption. He prefers to visit the land before giving an opinion and keeps a careful note of what could not be verified.',
  },
  'dipankar-roy-sarker': {
    designation: 'Advisor, Civil Litigation; Advocate, Supreme Court of Bangladesh',
    description:
      'Mr Sarker conducts civil suits, appeals and revisions, and writ petitions on licensing, acquisition and service matters. He is known in the firm for short written submissions and for telling clients early which point will decide the case. He also trains pupils in drafting plaints and cross-examining from documents.',
  },
  'nusrat-jahan-moushumi': {
    designation: 'Advisor, Family Law',
    description:
      'Ms Moushumi advises on marriage, divorce, dower, maintenance, custody and inheritance under the different personal laws of Bangladesh. She is trained in mediation and tries it first wherever safety allows. She works with families in Bangla or English, and arranges private appointments for clients who need discretion.',
  },
  'tanvir-mahtab-quader': {
    designation: 'Advisor, Banking and Finance',
    description:
      'Mr Quader drafts loan and security documents and advises lenders and borrowers on rescheduling, foreign exchange and Bangladesh Bank requirements. He worked in a bank legal department before returning to practice, and therefore asks for the account statement before the pleadings. He also appears in Artha Rin Adalat cases.',
  },
  'anisur-rahman-talukder': {
    designation: 'Advisor, Income Tax and VAT',
    description:
      'Mr Talukder represents taxpayers in assessments, appeals and tribunal hearings on income tax, VAT and customs. He reviews transactions before they are signed so that deduction at source and reporting are right from the start. He enjoys explaining a computation line by line until the client can do it alone.',
  },
  'sharmin-akter-laboni': {
    designation: 'Advisor, Labour and Employment',
    description:
      'Ms Laboni advises factories, offices and individual workers on the Labour Act, service rules, discipline, termination and safety compliance. She has prepared many establishments for inspection and appears before the Labour Courts and the Labour Appellate Tribunal. Her policy drafts are written so that a supervisor can use them without a lawyer.',
  },
  'ayesha-tabassum-rumi': {
    designation: 'Advisor, Immigration and Citizenship',
    description:
      'Ms Rumi handles work permits, visas, dual nationality and citizenship questions for companies, foreign nationals and Bangladeshis abroad. She keeps a renewal calendar for every client and prepares applications so that officers can find each paper at once. She also advises on powers of attorney signed outside the country.',
  },
  'sabrina-mehjabin-haque': {
    designation: 'Advisor, Intellectual Property',
    description:
      'Ms Haque searches, files and defends trademarks, designs and copyright for local brands, publishers and software companies. She has a background in design, which helps when the question is how similar two labels look. She advises small businesses on choosing names that can be protected at modest cost.',
  },
  'kamruzzaman-sikder': {
    designation: 'Advisor, Criminal Law; Advocate, Supreme Court of Bangladesh',
    description:
      'Mr Sikder defends accused persons at trial and on appeal, and advises companies on enquiries and white-collar allegations. He believes that a family should know what will happen at the next hearing before it happens. He gives part of each month to jail appeals and other matters taken without fee.',
  },
  'mitali-chakma': {
    designation: 'Advisor, Environment and Energy',
    description:
      "Ms Chakma advises industries, developers and community groups on environmental clearance, pollution control, water, forests and renewable energy projects. She is equally at ease with an engineer's report and in a village meeting. She has assisted in public interest petitions about rivers, hills and wetlands.",
  },
  'anthony-rozario-gomes': {
    designation: 'Advisor, Construction and Procurement',
    description:
      'Mr Gomes advises owners, contractors and consultants on construction contracts, public tenders, variations and claims. He studied civil engineering before law and is comfortable with drawings, programmes and bills of quantities. He encourages clients to give notices on time and to keep daily records that an arbitrator can trust.',
  },
  'golam-mortuza-patwary': {
    designation: 'Advisor, Admiralty and Shipping',
    description:
      'Mr Patwary acts in ship arrest, cargo, charterparty and crew claims, and advises yards on ship recycling rules. He sailed as a young man and still reads a bill of lading as a mariner would. He coordinates with surveyors, agents and correspondents in Chattogram and Mongla, often outside office hours.',
  },
  'rowshan-ara-khatun': {
    designation: 'Advisor, NGO and Non-Profit Law',
    description:
      'Ms Khatun helps societies, trusts, foundations and international organisations with registration, NGO Affairs Bureau approvals, governance and staff. She has served on voluntary committees herself and understands their limits of time and money. Her checklists for annual meetings and reports are used by several small organisations.',
  },
  'zubair-hasnat-chowdhury': {
    designation: 'Advisor, Technology and Cyber Law',
    description:
      "Mr Chowdhury advises software companies, online shops and payment businesses on contracts, data protection, licensing and incidents. He assists individuals who face online harassment or fraud to preserve evidence and make complaints. He follows changes in digital legislation closely and updates the firm's notes whenever a new gazette appears.",
  },
  'nasrin-sultana-haider': {
    designation: 'Managing Director; Advocate, Supreme Court of Bangladesh',
    description:
      'Ms Haider directs the practice, assigns each matter to the right team and reviews fees, timetables and conflicts of interest. Her own work is in commercial contracts and negotiated settlements. She introduced the written plan that every client receives at the start, and meets any client who is unhappy with the service.',
  },
  'abul-hasnat-molla': {
    designation: 'Administrator',
    description:
      'Mr Molla runs the office: appointments, court diaries, accounts, records and the safe custody of original documents. He makes sure that each hearing date is entered twice and that clients receive copies and receipts promptly. Questions about bills, visits, parking or access for persons with disabilities may be addressed to him.',
  },
  'tahmid-rahman-shuvo': {
    designation: 'Associate Legal Analyst',
    description:
      "Mr Shuvo researches statutes, gazettes and reported decisions for the litigation and public law teams, and prepares chronologies and lists of documents. He studied law in Dhaka and is preparing for enrolment as an advocate. He maintains the firm's table of limitation periods and court fees.",
  },
  'jannatul-ferdous-oishee': {
    designation: 'Associate Legal Analyst',
    description:
      "Ms Oishee assists the corporate and tax teams with due diligence, RJSC searches, filing checklists and contract comparison. She writes the first drafts of the firm's plain-language notes in Bangla and English. She is careful with figures and quick to notice when two documents disagree.",
  },
  'pritom-saha': {
    designation: 'Associate Legal Analyst',
    description:
      'Mr Saha supports the property and banking teams by collecting records, comparing survey and deed schedules, and tracing the chain of title. He prepares maps and tables that help clients to follow an opinion. He is learning to read older Bangla handwriting, which many deeds still require.',
  },
  'rokeya-begum': {
    designation: 'Front Desk and Client Care',
    description:
      'Ms Begum welcomes visitors, answers the telephone and arranges appointments and calls in Bangla or English. She helps clients to find out which papers they should bring and keeps a quiet place for those who arrive in distress. She passes urgent messages to the duty lawyer at once.',
  },
  'md-jewel-mia': {
    designation: 'Court Clerk',
    description:
      'Mr Mia files papers, obtains certified copies and follows cause lists in the courts of Dhaka. He records every submission with its date and serial number, and brings back the orders on the same day where the court office permits. Lawyers rely on his knowledge of which counter opens when.',
  },
  'swapan-chandra-sutradhar': {
    designation: 'Office and Records Assistant',
    description:
      'Mr Sutradhar looks after the file room, scanning, binding and dispatch. He keeps the register of original documents received and returned, with signatures, and prepares electronic copies so that files need not travel. He also manages the paper recycling and the small garden on the office balcony.',
  },
};

/** The sections of the page, which are also the entries of the Positions list. */
export const teamSections = namedSections(sectionNames);

/** Everyone, in the order of the page. */
export const teamMembers = describedMembers(sectionNames, words);

export const teamText = {
  positionsLabel: 'Positions',
  readMore: 'Read more',
  /** Name of a card's button for screen readers. */
  readMoreAbout: 'Read more about {name}',
  emailLabel: 'E-mail',
  phoneLabel: 'Phone',
  /** Names of the icons that write to a member or call one. */
  emailMember: 'E-mail {name}',
  callMember: 'Call {name}',
  saveContact: 'Save contact',
  /** Subject of an e-mail to a member. */
  mailSubject: 'Question for {name}',
  /** Heading on the page of a practice area. */
  inThisArea: 'People who work in this area',
} as const;
