import type * as en from '../en/offline-page.ts';
import type { Translated } from '../types.ts';

export const offlinePageText: Translated<typeof en.offlinePageText> = {
  title: 'পাতাটি এখনো সংরক্ষিত হয়নি',
  text: 'আপনি অফলাইনে আছেন। কাজের ক্ষেত্র, সেবা ও দলের পাতাগুলো সবই এই ডিভাইসে আছে।',
  textInPart: 'আপনি অফলাইনে আছেন, আর এই পাতাটি আপনার ডিভাইসে নেই। আগে যে পাতাগুলো খুলেছেন সেগুলো আছে।',
  tryAgain: 'আবার চেষ্টা করুন',
};
