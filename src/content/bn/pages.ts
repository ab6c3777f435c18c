import { firm } from './firm.ts';
import type * as en from '../en/pages.ts';
import { footPagePaths, mainPagePaths, type FootPagePath, type MainPagePath } from '../slugs.ts';
import type { PageText, Translated } from '../types.ts';

const mainPageTexts: { readonly [Path in MainPagePath]: PageText } = {
  '/': { title: 'প্রচ্ছদ', description: firm.description },
  '/approach': {
    title: 'কর্মপদ্ধতি',
    description: 'প্রথম আলাপ থেকে নথির শেষ কাগজ পর্যন্ত প্রতিটি কাজে আমরা যে পাঁচ ধাপ অনুসরণ করি।',
  },
  '/expertise': {
    title: 'দক্ষতার ক্ষেত্র',
    description: 'বাংলাদেশে ব্যক্তি, পরিবার, কোম্পানি ও প্রতিষ্ঠানের জন্য সেবা। প্রতিটি সেবা ধাপে ধাপে বুঝিয়ে বলা হয়েছে।',
  },
  '/team': {
    title: 'আমাদের দল',
    description: 'যে আইনজীবী, উপদেষ্টা ও কর্মীরা কাজের জবাবদিহি করেন: তাঁদের ক্ষেত্র, অভিজ্ঞতা ও যোগাযোগের উপায়।',
  },
  '/career': {
    title: 'ক্যারিয়ার',
    description:
      'প্রতিষ্ঠানে চাকরির সুযোগ। আমরা এমন মানুষ খুঁজি যাঁরা মন দিয়ে পড়েন, স্পষ্ট লেখেন এবং প্রত্যেক মক্কেলকে সম্মান করেন।',
  },
  '/news': {
    title: 'খবর ও ব্লগ',
    description: 'প্রতিষ্ঠানের সদস্যদের লেখা বাংলাদেশের আইনের সংক্ষিপ্ত ব্যাখ্যা এবং সাম্প্রতিক পরিবর্তনের কথা।',
  },
  '/advertisement': { title: 'বিজ্ঞাপন', description: 'প্রতিষ্ঠানের গণবিজ্ঞপ্তি, অনুষ্ঠান ও প্রকাশনা।' },
  '/contact': {
    title: 'যোগাযোগ',
    description: 'অফিসের সময়ে লিখুন, কল করুন বা আসুন। ঠিকানা, ফোন, ই-মেইল, মানচিত্র এবং প্রথম ছোট বার্তার জন্য একটি ফরম।',
  },
};

/** Part of the first load of every page: nothing but names and descriptions belongs in this file. */
export const mainPages = mainPagePaths.map((path) => ({ path, ...mainPageTexts[path] }));

const footPageTexts: { readonly [Path in FootPagePath]: PageText } = {
  '/accessibility': {
    title: 'প্রবেশগম্যতা',
    description: 'কিবোর্ড, স্ক্রিন রিডার বা বড় হরফে এই সাইট কীভাবে ব্যবহার করা যায়, কী ততটা ভালো চলে না এবং কাকে জানাবেন।',
  },
  '/privacy': {
    title: 'গোপনীয়তা',
    description: 'এই সাইট আপনার ডিভাইসে কী রাখে, কী কোথায় পাঠায়, জীবনবৃত্তান্ত কত দিন রাখা হয় এবং কাকে জিজ্ঞেস করবেন।',
  },
};

export const footPages = footPagePaths.map((path) => ({ path, ...footPageTexts[path] }));

export const notFoundPage: Translated<typeof en.notFoundPage> = {
  title: 'পাতাটি পাওয়া যায়নি',
  description: 'এই ঠিকানায় সাইটের কোনো পাতা নেই।',
};

export const applyPage: Translated<typeof en.applyPage> = {
  title: 'আবেদন',
  description: 'প্রতিষ্ঠানের কোনো পদে আবেদন: ছোট একটি ফরম, আবেদনপত্র এবং সর্বোচ্চ ৫ মেগাবাইটের পিডিএফ জীবনবৃত্তান্ত।',
};

export const storagePage: Translated<typeof en.storagePage> = {
  path: '/stored-on-this-device',
  title: 'এই ডিভাইসে যা রাখা আছে',
  description: 'এই সাইট আপনার ফোন বা কম্পিউটারে কী রাখে, তাতে কত জায়গা লাগে এবং কীভাবে তা মুছবেন।',
};
