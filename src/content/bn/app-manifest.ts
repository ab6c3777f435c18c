import type * as en from '../en/app-manifest.ts';
import type { Translated } from '../types.ts';

export const appManifestText: Translated<typeof en.appManifestText> = {
  shortcuts: {
    contact: { name: 'যোগাযোগ করুন', shortName: 'যোগাযোগ', description: 'অফিসে লিখুন' },
    call: { name: 'অফিসে কল করুন', shortName: 'কল', description: 'ফোন নম্বর ও অফিসের সময়' },
    careers: { name: 'ক্যারিয়ার', shortName: 'ক্যারিয়ার', description: 'এখন যেসব পদ খালি' },
    news: { name: 'খবর ও ব্লগ', shortName: 'খবর', description: 'আইনের সংক্ষিপ্ত ব্যাখ্যা' },
  },
  screenshots: {
    home: 'প্রতিষ্ঠানের নীতিসহ প্রচ্ছদ',
    'practice-area': 'একটি কাজের ক্ষেত্র এবং তাতে প্রতিষ্ঠান যা করে',
    expertise: 'প্রতিষ্ঠানের সেবা, প্রতিটির একটি করে পাতা',
  },
};
