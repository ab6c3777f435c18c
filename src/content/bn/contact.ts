import type * as en from '../en/contact.ts';
import { contactFormSectionId, officeSectionId } from '../slugs.ts';
import type { Translated } from '../types.ts';
import { summaryText } from './submissions.ts';

export const contactHero: Translated<typeof en.contactHero> = {
  title: 'যোগাযোগ',
  breadcrumb: [{ label: 'প্রচ্ছদ', to: '/' }, { label: 'যোগাযোগ' }],
  text: 'অফিসের সময়ে লিখুন, কল করুন বা আসুন। প্রথম বার্তা ছোট হলেই চলবে।',
  image: 'hero-contact',
  imageAlt: 'নদীতে নেমে যাওয়া ইটের সিঁড়ি, নিচে সূর্যাস্তের আলোয় অপেক্ষায় একটি ছইওয়ালা নৌকা',
};

export const beforeYouWrite: Translated<typeof en.beforeYouWrite> = {
  path: '/contact',
  sectionId: 'before-you-write',
  sectionName: 'লেখার আগে',
  title: 'লেখার আগে',
  points: [
    {
      title: 'সংক্ষেপে লিখুন',
      icon: 'chat',
      text: 'আপনি কে, কী ঘটেছে এবং গুরুত্বপূর্ণ কোনো তারিখ, যেমন শুনানি, নোটিশ বা শেষ সময়, থাকলে জানান।',
    },
    {
      title: 'গোপনীয় কাগজ এখনই নয়',
      icon: 'lock',
      text: 'আপনার পক্ষে কাজ করতে পারব বলে নিশ্চিত করার আগে মূল বা গোপনীয় কাগজ পাঠাবেন না।',
    },
    {
      title: 'জরুরি হলে',
      icon: 'phone',
      text: 'গ্রেপ্তার, নিষেধাজ্ঞা বা তিন দিনের মধ্যে কোনো শেষ সময় থাকলে না লিখে কল করুন।',
    },
  ],
};

export const contactForm: Translated<typeof en.contactForm> = {
  path: '/contact',
  sectionId: contactFormSectionId,
  sectionName: 'যোগাযোগ ফরম',
  heading: 'আমাদের লিখুন',
  tagline: 'কী ঘটেছে এবং এরপর কী হোক চান, আমাদের জানান।',
  taglineText: 'প্রতিটি বার্তা একজন আইনজীবী পড়েন। অফিসের সময়ে আমরা উত্তর দিই এবং সাহায্য করতে পারব কি না স্পষ্ট বলি।',
  fields: {
    name: { label: 'নাম', placeholder: 'আপনার পূর্ণ নাম' },
    email: { label: 'ই-মেইল', placeholder: 'আপনার ই-মেইল ঠিকানা' },
    phone: { label: 'ফোন', placeholder: 'শুধু সংখ্যা, ফাঁক ছাড়া' },
    subject: { label: 'বিষয়', placeholder: 'বিষয় বেছে নিন' },
    message: { label: 'বার্তা', placeholder: 'কয়েক লাইনই যথেষ্ট' },
  },
  subjects: summaryText.subjects,
  submit: 'পাঠান',
  submitting: 'পাঠানো হচ্ছে...',
  success: 'আপনার বার্তা সফলভাবে পাঠানো হয়েছে!',
  failure: 'একটি সমস্যা হয়েছে। পরে আবার চেষ্টা করুন।',
  validation: {
    nameRequired: 'নাম দিন।',
    emailRequired: 'ই-মেইল দিন।',
    emailInvalid: 'ই-মেইল ঠিকানাটি সঠিক নয়।',
    phoneRequired: 'ফোন নম্বর দিন।',
    phoneInvalid: 'ফোন নম্বরটি সঠিক নয়।',
    subjectRequired: 'বিষয় বেছে নিন।',
    messageRequired: 'বার্তা লিখুন।',
  },
  privacyNote: 'এই তথ্য শুধু আপনাকে উত্তর দিতেই ব্যবহার করা হয়। ফরম পাঠালে আইনজীবী-মক্কেল সম্পর্ক তৈরি হয় না।',
  socialHeading: 'আমাদের অনুসরণ করুন',
};

export const contactInfo: Translated<typeof en.contactInfo> = {
  path: '/contact',
  sectionId: officeSectionId,
  sectionName: 'যোগাযোগের তথ্য',
  saveContact: 'যোগাযোগের তথ্য সংরক্ষণ করুন',
  heading: 'যেভাবে আমাদের সঙ্গে যোগাযোগ করবেন',
  mapTitle: 'অফিসের অবস্থান দেখানো মানচিত্র',
  mapLink: 'গুগল ম্যাপে আমাদের খুঁজুন',
  labels: { address: 'ঠিকানা', phone: 'ফোন', email: 'ই-মেইল', hours: 'অফিসের সময়' },
  loadMap: 'মানচিত্র খুলুন (প্রায় ১ মেগাবাইট)',
  mapLoading: 'মানচিত্র আসছে...',
  mapOffline: 'মানচিত্রের জন্য সংযোগ লাগবে। ঠিকানা এখানে দেওয়া আছে।',
  mapFailed: 'মানচিত্রটি আনা যায়নি। ঠিকানা এখানে দেওয়া আছে।',
  copyAddress: 'ঠিকানা কপি করুন',
  addressCopied: 'ঠিকানা কপি হয়েছে',
  addressNotCopied: 'ঠিকানাটি কপি করা যায়নি। নিজে বেছে নিয়ে কপি করুন।',
};
