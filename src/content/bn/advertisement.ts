import type * as en from '../en/advertisement.ts';
import type { Translated } from '../types.ts';

export const advertisementHero: Translated<typeof en.advertisementHero> = {
  title: 'বিজ্ঞাপন',
  breadcrumb: [{ label: 'প্রচ্ছদ', to: '/' }, { label: 'বিজ্ঞাপন' }],
  text: 'গণবিজ্ঞপ্তি, অনুষ্ঠান ও প্রকাশনা।',
  image: 'hero-notices',
  imageAlt: 'গাঢ় দেয়ালে বসানো ছবি: নদীর ওপরে সূর্য, পাশে ছোট ছয়টি বিজ্ঞপ্তি',
};

export const advertisementText: Translated<typeof en.advertisementText> = {
  loading: 'আসছে...',
  empty: 'এ মুহূর্তে কোনো বিজ্ঞাপন নেই!',
  blocked: 'আপনার ব্রাউজার বিজ্ঞাপন আটকালে এই সাইটে তা দেখানোর অনুমতি দিন।',
  defaultAlt: 'বিজ্ঞাপন',
  videoTitle: 'ভিডিও বিজ্ঞাপন',
  playVideo: 'ভিডিওটি চালান',
  playVideoHint: 'চাপলে ইউটিউব থেকে আসবে',
  videoUnavailable: 'ভিডিওটির জন্য সংযোগ লাগবে।',
  copyVideo: {
    label: 'ভিডিওর ঠিকানা কপি করুন',
    copied: 'ঠিকানা কপি হয়েছে',
    notCopied: 'ঠিকানাটি নিজে বেছে নিয়ে কপি করুন।',
  },
  linkLabel: 'লিংক খুলুন',
};
