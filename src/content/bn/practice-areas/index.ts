import { practiceAreaSlugs } from '../../slugs.ts';
import type { PracticeAreaSlug } from '../../slugs.ts';
import type { PracticeAreaSummary, Translated } from '../../types.ts';
import type { PracticeAreaSummaries } from '../../en/practice-areas/index.ts';

/** What lists and links show of the practice areas. The rest stands in a module for each page. */
const summaries: Translated<PracticeAreaSummaries> = {
  'corporate-commercial-law': {
    title: 'কর্পোরেট ও বাণিজ্যিক আইন সেবা',
    icon: 'skyscraper',
    summary:
      'কোম্পানি আইন, ১৯৯৪ ও সংশ্লিষ্ট আইনে কোম্পানি, চুক্তি, বিনিয়োগ ও নিয়ন্ত্রক বিষয়ে বাংলাদেশের ব্যবসা-প্রতিষ্ঠানের জন্য পরামর্শ।',
  },
  'real-estate-property-law': {
    title: 'রিয়েল এস্টেট ও সম্পত্তি আইন সেবা',
    icon: 'property',
    summary: 'বাংলাদেশে মালিকানা যাচাই, দলিল নিবন্ধন, নামজারি, ইজারা ও ভূমি-বিরোধ: প্রথম তল্লাশি থেকে দখল বুঝে পাওয়া পর্যন্ত।',
  },
  'litigation-dispute-resolution': {
    title: 'মামলা পরিচালনা ও বিরোধ নিষ্পত্তি',
    icon: 'scale',
    summary:
      'বাংলাদেশের আদালত ও ট্রাইব্যুনালে দেওয়ানি, বাণিজ্যিক, রিট ও সালিস-সংক্রান্ত কাজ, প্রতিটি ধাপে আপসের সুযোগ বিবেচনাসহ।',
  },
  'family-law': {
    title: 'পারিবারিক আইন ও ব্যক্তিগত আইনি সেবা',
    icon: 'users',
    summary:
      'বাংলাদেশের আইনে বিবাহ, বিচ্ছেদ, ভরণপোষণ, সন্তানের হেফাজত, উত্তরাধিকার ও ব্যক্তিগত দলিল বিষয়ে গোপনীয়তার সঙ্গে পরামর্শ।',
  },
  'banking-finance-tax-law': {
    title: 'ব্যাংকিং, অর্থায়ন ও কর আইন সেবা',
    icon: 'bank',
    summary: 'ঋণ, জামানত, আদায়, বৈদেশিক মুদ্রা, আয়কর, ভ্যাট ও শুল্ক বিষয়ে ব্যাংক, ঋণগ্রহীতা ও ব্যবসার জন্য পরামর্শ।',
  },
  'employment-labor-law': {
    title: 'চাকরি ও শ্রম আইন সেবা',
    icon: 'briefcase',
    summary: 'বাংলাদেশ শ্রম আইন, ২০০৬ ও ইপিজেড আইনে নিয়োগচুক্তি, নীতিমালা, শৃঙ্খলা, কারখানার পরিপালন ও শ্রম আদালতের কাজ।',
  },
  'immigration-citizenship': {
    title: 'অভিবাসন ও নাগরিকত্ব সেবা',
    icon: 'plane',
    summary: 'বিদেশি নাগরিক ও প্রবাসী বাংলাদেশিদের জন্য ভিসা, ওয়ার্ক পারমিট, দ্বৈত নাগরিকত্ব ও নাগরিকত্ব বিষয়ে পরামর্শ।',
  },
  'ip-law': {
    title: 'মেধাসম্পদ (আইপি) আইন',
    icon: 'trademark',
    summary:
      'ডিপিডিটি, কপিরাইট অফিস ও বাংলাদেশের আদালতে ট্রেডমার্ক, পেটেন্ট, শিল্প-নকশা ও কপিরাইটের আবেদন ও অধিকার প্রয়োগের কাজ।',
  },
  'criminal-law-defense': {
    title: 'ফৌজদারি আইন ও আত্মপক্ষ সমর্থন',
    icon: 'gavel',
    summary:
      'ফৌজদারি কার্যবিধি, ১৮৯৮ ও বিশেষ আইনে আত্মপক্ষ সমর্থন, জামিন, অভিযোগ, আপিল ও হোয়াইট কলার অপরাধ বিষয়ে আইনি সহায়তা।',
  },
  'environmental-energy-law': {
    title: 'পরিবেশ ও জ্বালানি আইন',
    icon: 'leaf',
    summary:
      'বাংলাদেশ পরিবেশ সংরক্ষণ আইন, ১৯৯৫-এর অধীনে ছাড়পত্র, পরিপালন, বিদ্যুৎ ও নবায়নযোগ্য জ্বালানি প্রকল্প এবং পরিবেশ-সংক্রান্ত বিরোধ।',
  },
  'construction-infrastructure-law': {
    title: 'নির্মাণ ও অবকাঠামো আইন',
    icon: 'crane',
    summary: 'মালিক, ঠিকাদার ও পরামর্শকের জন্য অনুমোদন, নির্মাণচুক্তি, সরকারি ক্রয়, পিপিপি প্রকল্প ও দাবি-সংক্রান্ত সেবা।',
  },
  'admiralty-maritime-law': {
    title: 'অ্যাডমিরালটি ও সামুদ্রিক আইন',
    icon: 'anchor',
    summary:
      'অ্যাডমিরালটি কোর্ট আইন, ২০০০-এর অধীনে জাহাজ আটক, পণ্যের দাবি, চার্টারপার্টি, বন্দর, নাবিক ও জাহাজ পুনঃপ্রক্রিয়াজাতকরণ।',
  },
  'ngo-nonprofit-law': {
    title: 'এনজিও ও অলাভজনক প্রতিষ্ঠানের আইনি সেবা',
    icon: 'handshake',
    summary:
      'দাতব্য প্রতিষ্ঠান, সমিতি, ট্রাস্ট ও ফাউন্ডেশনের গঠন, এনজিও বিষয়ক ব্যুরোর অনুমোদন, সুশাসন, কর ও কর্মী-সংক্রান্ত সেবা।',
  },
  'cybersecurity-it-law': {
    title: 'সাইবার নিরাপত্তা, তথ্যপ্রযুক্তি ও ই-কমার্স আইন',
    icon: 'shield-lock',
    summary: 'বাংলাদেশে উপাত্ত সুরক্ষা, সাইবার ঘটনা, সফটওয়্যার চুক্তি, অনলাইন ব্যবসা, ফিনটেক ও টেলিযোগাযোগ লাইসেন্স বিষয়ে পরামর্শ।',
  },
};

/** Title, path, icon and summary of one practice area. */
export function practiceAreaSummary(slug: PracticeAreaSlug): PracticeAreaSummary {
  return { slug, path: `/${slug}`, ...summaries[slug] };
}

/** Every practice area, in the order of the slugs. */
export const practiceAreas: readonly PracticeAreaSummary[] = practiceAreaSlugs.map(practiceAreaSummary);
