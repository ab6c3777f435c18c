import { notFoundPage } from './pages.ts';
import type * as en from '../en/not-found.ts';
import type { Translated } from '../types.ts';

export const notFoundPicture: Translated<typeof en.notFoundPicture> = {
  image: 'hero-not-found',
  imageAlt: 'একটি কংক্রিটের দেয়ালে দুটি লম্বা ও একটি গোল ফাঁক, কোনো দরজা নেই',
};

export const notFoundText: Translated<typeof en.notFoundText> = {
  title: notFoundPage.title,
  text: 'পাতাটি সরে গিয়ে থাকতে পারে। ওপরের অনুসন্ধান ঘরে খুঁজুন বা প্রচ্ছদে ফিরুন।',
  home: 'প্রচ্ছদ',
  practiceAreasHeading: 'অথবা একটি কাজের ক্ষেত্র বেছে নিন',
};
