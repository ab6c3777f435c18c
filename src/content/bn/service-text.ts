import type * as en from '../en/service-text.ts';
import type { Translated } from '../types.ts';

export const serviceBreadcrumb: Translated<typeof en.serviceBreadcrumb> = [
  { label: 'প্রচ্ছদ', to: '/' },
  { label: 'দক্ষতার ক্ষেত্র', to: '/expertise' },
];

export const serviceText: Translated<typeof en.serviceText> = {
  note: 'সেবা',
  heading: 'আপনার জন্য আমরা যা করি:',
  relatedHeading: 'সংশ্লিষ্ট কাজের ক্ষেত্র',
};
