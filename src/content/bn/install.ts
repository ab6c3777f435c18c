import type * as en from '../en/install.ts';
import type { Translated } from '../types.ts';

/*
 * What stands in quotes is what stands on the screen: in Bangla where the browser has Bangla menus, with the English
 * in brackets, since many phones in Bangladesh are set to English.
 */
export const installText: Translated<typeof en.installText> = {
  showHow: 'কীভাবে করবেন দেখুন',
  notNow: 'এখন নয়',
  invitationTitle: 'সাইটটি ফোনে রাখুন',
  invitationTitleComputer: 'সাইটটি হাতের কাছে রাখুন',
  invitationText: 'হোম স্ক্রিন থেকে খোলে এবং সংযোগ ছাড়াও চলে।',
  invitationTextComputer: 'নিজস্ব উইন্ডোতে খোলে এবং সংযোগ ছাড়াও চলে।',
  guideTitle: 'সাইটটি ইনস্টল করুন',
  step: 'ধাপ {n}',
  guides: {
    ios: {
      intro: 'এই ডিভাইসে ব্রাউজার থেকেই সাইটটি হোম স্ক্রিনে রাখা যায়। দুটি ধাপ:',
      steps: ['শেয়ার (Share) চাপুন: তীর চিহ্নসহ চারকোনা আইকনটি।', 'নিচে নেমে "Add to Home Screen" চাপুন।'],
    },
    'firefox-android': {
      intro: 'ফায়ারফক্সের মেনু থেকেই সাইটটি হোম স্ক্রিনে রাখা যায়। দুটি ধাপ:',
      steps: [
        'ফায়ারফক্সের মেনু খুলুন: তিনটি বিন্দু।',
        '"হোম স্ক্রিনে যুক্ত করুন" (Add app to Home screen) বা "ইনস্টল" (Install) চাপুন।',
      ],
    },
    chromium: {
      intro: 'আপনার ব্রাউজার নিজের মেনু থেকে সাইট ইনস্টল করে। দুটি ধাপ:',
      steps: [
        'ব্রাউজারের মেনু খুলুন: তিনটি বিন্দু।',
        '"ইনস্টল করুন" (Install) বা "হোম স্ক্রিনে যোগ করুন" (Add to Home screen) বেছে নিন। কম্পিউটারে এটি "Save and share" অংশে থাকতে পারে।',
      ],
    },
    'mac-safari': {
      intro: 'সাফারির মেনু থেকেই সাইটটি ডকে রাখা যায়। দুটি ধাপ:',
      steps: ['মেনু বার থেকে "File" মেনু খুলুন।', '"Add to Dock" বেছে নিন।'],
    },
    other: {
      intro:
        'এই ব্রাউজার সাইট ইনস্টল করতে পারে না। তবু সাইটটি এখানে চলে, একবার খোলা হলে সংযোগ ছাড়াও। অ্যাপ হিসেবে রাখতে চাইলে ক্রোম, এজ, সাফারি বা ফোনের কোনো ব্রাউজারে খুলুন।',
      steps: [],
    },
  },
};
