import { serviceSlugs } from '../../slugs.ts';
import type { ServiceSlug } from '../../slugs.ts';
import type { ServiceSummary, Translated } from '../../types.ts';
import type { ServiceSummaries } from '../../en/services/index.ts';

/** What lists and links show of the services. The rest stands in a module for each page. */
const summaries: Translated<ServiceSummaries> = {
  'property-land-vetting': {
    title: 'সম্পত্তি ও ভূমি যাচাই এবং দলিল প্রস্তুতি',
    summary: 'বাংলাদেশের যেকোনো স্থানের জমি ও ফ্ল্যাটের মালিকানা তল্লাশি, যাচাই মতামত, দলিল লেখা, নিবন্ধন ও নামজারি।',
  },
  'real-estate-development': {
    title: 'আবাসন উন্নয়ন সেবা',
    summary: 'যৌথ উদ্যোগ চুক্তি থেকে ফ্ল্যাট বুঝিয়ে দেওয়া পর্যন্ত জমির মালিক, ডেভেলপার ও ফ্ল্যাট-ক্রেতার জন্য আইনি সহায়তা।',
  },
  'company-formation': {
    title: 'কোম্পানি গঠন ও আরজেএসসি-সংক্রান্ত সেবা',
    summary: 'দেশি ও বিদেশি মালিকের জন্য আরজেএসসিতে কোম্পানি নিবন্ধন, বার্ষিক রিটার্ন, শেয়ার হস্তান্তর, চার্জ ও অন্যান্য দাখিল।',
  },
  'corporate-legal-solution': {
    title: 'কর্পোরেট আইনি সমাধান',
    summary: 'চুক্তি, সুশাসন, পরিপালন, বিরোধ ও লেনদেন: কোম্পানির জন্য এক ব্যবস্থায় নিয়মিত আইনি সহায়তা।',
  },
  'employer-labour': {
    title: 'নিয়োগকর্তা ও শ্রম-সংক্রান্ত সমাধান',
    summary: 'নিয়োগকর্তা ও শ্রমিকের জন্য শ্রম আইন পরিপালন, নিয়োগচুক্তি, শৃঙ্খলা, পাওনা ও শ্রম আদালতে প্রতিনিধিত্ব।',
  },
  'tax-advisory': {
    title: 'কর পরামর্শ ও পরিপালন',
    summary: 'কোম্পানি ও ব্যক্তির আয়কর, ভ্যাট ও শুল্ক বিষয়ে পরামর্শ, রিটার্ন, অডিট, আপিল ও ট্রাইব্যুনালের কাজ।',
  },
  'banking-and-finance': {
    title: 'ব্যাংকিং ও অর্থায়ন সেবা',
    summary: 'ঋণদাতা, ঋণগ্রহীতা ও জামিনদারের জন্য ঋণের দলিল, জামানত, বৈদেশিক মুদ্রা, নিয়ন্ত্রক বিষয়ে পরামর্শ ও পাওনা আদায়।',
  },
  'intellectual-property': {
    title: 'মেধাসম্পদ সেবা',
    summary: 'বাংলাদেশে ট্রেডমার্ক, পেটেন্ট, শিল্প-নকশা ও কপিরাইটের তল্লাশি, আবেদন, নবায়ন, লাইসেন্স ও প্রয়োগ।',
  },
  'pro-bono': {
    title: 'অতিরিক্ত প্রো বোনো সেবা',
    summary:
      'খরচ বহনের সামর্থ্য নেই এমন মানুষের জন্য উপযুক্ত ক্ষেত্রে বিনা ফিতে আইনি সহায়তা, আইন-সচেতনতা ও লিগ্যাল এইডে পাঠানো।',
  },
  'dispute-resolution': {
    title: 'বিরোধ নিষ্পত্তি সেবা (মধ্যস্থতা ও সালিস)',
    summary: 'বাণিজ্যিক, সম্পত্তি, পারিবারিক ও কর্মস্থলের বিরোধে মধ্যস্থতা, সালিস ও আলোচনার মাধ্যমে নিষ্পত্তি।',
  },
};

/** Title, path, icon and summary of one service. */
export function serviceSummary(slug: ServiceSlug): ServiceSummary {
  return { slug, path: `/${slug}`, ...summaries[slug] };
}

/** Every service, in the order of the slugs. */
export const services: readonly ServiceSummary[] = serviceSlugs.map(serviceSummary);
