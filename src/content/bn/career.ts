import type * as en from '../en/career.ts';
import type { Translated } from '../types.ts';

export const careerHero: Translated<typeof en.careerHero> = {
  title: 'ক্যারিয়ার',
  breadcrumb: [{ label: 'প্রচ্ছদ', to: '/' }, { label: 'ক্যারিয়ার' }],
  text: 'আমরা এমন মানুষ খুঁজি যাঁরা মন দিয়ে পড়েন, স্পষ্ট লেখেন এবং প্রত্যেক মক্কেলকে সম্মান করেন।',
  image: 'hero-career',
  imageAlt: 'সিঁড়ির একেবারে ওপরে একজন মানুষ, সামনে আলোর বিশাল এক বৃত্ত',
};

export const jobList: Translated<typeof en.jobList> = {
  path: '/career',
  sectionId: 'openings',
  sectionName: 'চাকরির সুযোগ',
  loading: 'চাকরির তালিকা আসছে...',
  heading: '{n}টি সুযোগ দেখুন',
  empty: 'এ মুহূর্তে কোনো পদ খালি নেই।',
  emptyText: 'তবু আপনার তথ্য পাঠাতে পারেন। নির্দিষ্ট সময় পর্যন্ত আবেদন সংরক্ষণ করা হয় এবং উপযুক্ত পদ হলে আপনাকে জানানো হয়।',
  applyNow: 'আবেদন করুন',
  note: 'চাকরির সুযোগ',
};

export const applicationForm: Translated<typeof en.applicationForm> = {
  path: '/career',
  sectionId: 'apply',
  sectionName: 'আবেদন',
  title: 'আমাদের সঙ্গে পথচলা শুরু করুন',
  tagline: 'দীর্ঘ সনদের তালিকার চেয়ে ছোট, অকপট একটি আবেদনপত্র আমাদের বেশি জানায়।',
  fields: {
    jobType: { label: 'চাকরির ধরন', placeholder: 'চাকরির ধরন বেছে নিন' },
    firstName: { label: 'নামের প্রথম অংশ' },
    lastName: { label: 'নামের শেষ অংশ' },
    email: { label: 'ই-মেইল', placeholder: 'আপনার ই-মেইল ঠিকানা' },
    phone: { label: 'ফোন', placeholder: '০১ দিয়ে শুরু ১১ অঙ্ক' },
    coverLetter: { label: 'আবেদনপত্র', placeholder: 'কেন এই কাজ, কেন এখন?' },
    cv: {
      label: 'জীবনবৃত্তান্ত দিন (শুধু পিডিএফ)',
      hint: 'পিডিএফ, সর্বোচ্চ ৫ মেগাবাইট',
      choose: 'পিডিএফ বেছে নিন',
      replace: 'বদলান',
      reading: 'ফাইলটি পড়া হচ্ছে...',
    },
  },
  submit: 'আবেদন পাঠান',
  submitting: 'পাঠানো হচ্ছে...',
  success: 'আবেদন সফলভাবে পাঠানো হয়েছে!',
  failure: 'আবেদন পাঠানো যায়নি। আবার চেষ্টা করুন।',
  validation: {
    emailRequired: 'আপনার ই-মেইল দিন।',
    emailInvalid: 'ই-মেইল ঠিকানাটি সঠিক নয়।',
    firstNameRequired: 'নামের প্রথম অংশ দিন।',
    lastNameRequired: 'নামের শেষ অংশ দিন।',
    phoneRequired: 'ফোন নম্বর দিন।',
    phoneStart: 'ফোন নম্বর ০১ দিয়ে শুরু হতে হবে।',
    phoneDigits: 'ফোন নম্বরে শুধু সংখ্যা থাকতে হবে।',
    phoneLength: 'ফোন নম্বর ঠিক ১১ অঙ্কের হতে হবে।',
    cvUnreadable: 'এই ডিভাইস ফাইলটি পড়তে পারেনি। ফাইলটি ক্লাউডে থাকলে আগে ডাউনলোড করুন, অথবা অন্য একটি বেছে নিন।',
    cvRequired: 'জীবনবৃত্তান্ত দিন।',
    cvType: 'শুধু পিডিএফ ফাইল গ্রহণযোগ্য।',
    cvSize: 'ফাইলের আকার ৫ মেগাবাইটের বেশি।',
  },
  privacyNote: 'নিয়োগের সিদ্ধান্ত যাঁরা নেন শুধু তাঁরাই আপনার আবেদন পড়েন এবং প্রয়োজন ফুরালে তা মুছে ফেলা হয়।',
  failureHint: 'আপনার লেখা কিছুই হারায়নি।',
};

export const unknownJob: Translated<typeof en.unknownJob> = {
  title: 'এই পদটি আর তালিকায় নেই',
  text: 'পদটি পূরণ বা প্রত্যাহার হয়ে থাকতে পারে। এখন যেসব পদ খালি সেগুলো দেখতে পারেন, অথবা কোনো পদ উল্লেখ না করেই আবেদন পাঠাতে পারেন।',
  toList: 'এখনকার সুযোগ দেখুন',
  toForm: 'পদ উল্লেখ ছাড়া আবেদন পাঠান',
};

export const applyBreadcrumb: Translated<typeof en.applyBreadcrumb> = [
  { label: 'প্রচ্ছদ', to: '/' },
  { label: 'ক্যারিয়ার', to: '/career' },
  { label: 'আবেদন' },
];
