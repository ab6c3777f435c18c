import type * as en from '../en/news.ts';
import type { Translated } from '../types.ts';

export const newsHero: Translated<typeof en.newsHero> = {
  title: 'খবর ও ব্লগ',
  breadcrumb: [{ label: 'প্রচ্ছদ', to: '/' }, { label: 'খবর ও ব্লগ' }],
  text: 'প্রতিষ্ঠানের সদস্যদের লেখা বাংলাদেশের আইনের সংক্ষিপ্ত ব্যাখ্যা। এগুলো সাধারণ তথ্য, পরবর্তী পরিবর্তনে পুরোনো হয়ে যেতে পারে।',
  image: 'hero-news',
  imageAlt: 'নীল দেয়ালে কাটা তিন কলাম লেখা, পাশে সকালের আলোর একটি বৃত্ত',
};

export const newsText: Translated<typeof en.newsText> = {
  loading: 'খবর আসছে...',
  empty: 'কোনো খবর নেই।',
  continueReading: 'আরও পড়ুন...',
  showLess: 'কম দেখুন',
  authorAvatarAlt: 'লেখক',
};
