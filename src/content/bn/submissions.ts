import type * as en from '../en/submissions.ts';
import type { Translated } from '../types.ts';

export const summaryText: Translated<typeof en.summaryText> = {
  contact: 'প্রতিষ্ঠানের কাছে বার্তা: {subject}',
  newsletter: 'নিউজলেটারের গ্রাহক হওয়ার অনুরোধ',
  application: 'আবেদন: {job}',
  openApplication: 'আবেদন',
  subjects: [
    { value: 'inquiry', label: 'সাধারণ জিজ্ঞাসা' },
    { value: 'support', label: 'সহায়তা' },
    { value: 'feedback', label: 'মতামত' },
  ],
};
