import type * as en from '../en/connection.ts';
import type { Translated } from '../types.ts';

export const connectionText: Translated<typeof en.connectionText> = {
  offline: 'সংযোগ নেই।',
  unreachable: 'সার্ভার সাড়া দিচ্ছে না।',
  pages: 'সংরক্ষিত পাতা খুলবে; ফরম পরে পাঠানো হবে।',
  contact: 'আপনার বার্তা রাখা হবে, পরে পাঠানো হবে।',
  application: 'আপনার আবেদন পরে পাঠানো যাবে।',
  listFrom: {
    news: '{date} তারিখে আনা খবর।',
    jobs: '{date} তারিখে আনা চাকরির তালিকা।',
    advertisements: '{date} তারিখে আনা বিজ্ঞাপন।',
  },
  listMissing: {
    news: 'খবর এখনো এই ডিভাইসে নেই।',
    jobs: 'চাকরির তালিকা এখনো এই ডিভাইসে নেই।',
    advertisements: 'বিজ্ঞাপন এখনো এই ডিভাইসে নেই।',
  },
  outbound: {
    title: 'এই লিংকের জন্য সংযোগ লাগবে',
    text: 'এটি অন্য একটি সাইটে নিয়ে যায়। ঠিকানাটি পরের জন্য রেখে দিন, অথবা আমাদের কল করুন।',
    copy: 'ঠিকানা কপি করুন',
    copied: 'ঠিকানা কপি হয়েছে',
    notCopied: 'ঠিকানাটি কপি করা যায়নি। নিজে বেছে নিয়ে কপি করুন।',
    openAnyway: 'তবু খুলুন',
  },
};
