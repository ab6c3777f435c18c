import type * as en from '../en/expertise.ts';
import type { Translated } from '../types.ts';

export const expertiseHero: Translated<typeof en.expertiseHero> = {
  title: 'দক্ষতার ক্ষেত্র',
  breadcrumb: [{ label: 'প্রচ্ছদ', to: '/' }, { label: 'দক্ষতার ক্ষেত্র' }],
  text: 'ব্যক্তি, পরিবার, কোম্পানি ও প্রতিষ্ঠানের জন্য আমাদের সেবা। প্রতিটি পাতায় ধাপে ধাপে বলা আছে আমরা আপনার জন্য কী করি এবং কোন আইন ও দপ্তর তাতে যুক্ত।',
  image: 'hero-expertise',
  imageAlt: 'আলোকিত উঠান ঘিরে বৃত্তাকারে সাজানো দশটি কক্ষ, স্থাপত্য নকশার মতো আঁকা',
};

export const expertiseList: Translated<typeof en.expertiseList> = {
  path: '/expertise',
  sectionId: 'our-services',
  sectionName: 'আমাদের সেবা',
  title: 'আমাদের সেবা',
  intro:
    'আপনার প্রশ্নের সবচেয়ে কাছের সেবাটি বেছে নিন। দুটি মিলে গেলে যেকোনো একটি দিয়ে শুরু করুন: পাতাগুলোতে একে অন্যের উল্লেখ আছে, আর আপনার প্রশ্ন আমরা উপযুক্ত আইনজীবীর কাছে পৌঁছে দেব।',
  note: 'সেবা',
};

export const freeConsultation: Translated<typeof en.freeConsultation> = {
  path: '/expertise',
  sectionId: 'free-consultation',
  sectionName: 'বিনা ফিতে প্রাথমিক পরামর্শ',
  title: 'আপনার প্রশ্ন কোন ক্ষেত্রে পড়ে, নিশ্চিত নন?',
  text: 'প্রথম সংক্ষিপ্ত আলাপের জন্য কোনো ফি লাগে না। সমস্যাটি কী ধরনের, কতটা জরুরি এবং আমরা কাজটি নিতে পারি কি না, তা জানাই এর উদ্দেশ্য। কাগজপত্র দেখে পূর্ণ পরামর্শের বিকল্প এটি নয়।',
  button: 'বিনা ফিতে প্রাথমিক পরামর্শ',
};
