import type * as en from '../en/list-text.ts';
import type { Translated } from '../types.ts';

export const listText: Translated<typeof en.listText> = {
  retry: 'আবার চেষ্টা করুন',
  notLoaded: 'তালিকাটি আনা যায়নি।',
  savedCopy: '{date} তারিখের সংরক্ষিত কপি। সংযোগ পেলে হালনাগাদ হবে।',
  /** In full: Bangla has no usual short forms. */
  months: [
    'জানুয়ারি',
    'ফেব্রুয়ারি',
    'মার্চ',
    'এপ্রিল',
    'মে',
    'জুন',
    'জুলাই',
    'আগস্ট',
    'সেপ্টেম্বর',
    'অক্টোবর',
    'নভেম্বর',
    'ডিসেম্বর',
  ],
  zero: '০',
  sizeUnits: ['কিলোবাইট', 'মেগাবাইট', 'গিগাবাইট'],
};

/** The language as Open Graph names it. */
export const openGraphLocale = 'bn_BD';
