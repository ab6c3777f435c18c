import type * as en from '../en/practice-area-text.ts';
import type { Translated } from '../types.ts';

export const practiceAreaBreadcrumb: Translated<typeof en.practiceAreaBreadcrumb> = [
  { label: 'প্রচ্ছদ', to: '/' },
];

export const practiceAreaBadges: Translated<typeof en.practiceAreaBadges> = [
  {
    title: 'মানসম্মত সহায়তা',
    icon: 'headset',
    text: 'আপনার নথির দায়িত্বে থাকেন নির্দিষ্ট একজন আইনজীবী, লিখিত মতামত দেখে দেন দ্বিতীয় একজন।',
  },
  {
    title: 'কম খরচ',
    icon: 'taka',
    text: 'কাজ শুরুর আগে ফি লিখিতভাবে ঠিক হয়, আর কম খরচের পথ থাকলে আমরা তা জানাই।',
  },
  {
    title: 'উদ্ভাবনী সেবা',
    icon: 'laptop',
    text: 'নিয়মে সুযোগ থাকলে ইলেকট্রনিক নথি, অনলাইন সভা ও মধ্যস্থতা ব্যবহার করা হয়।',
  },
  {
    title: 'পরামর্শ',
    icon: 'mail',
    text: 'পরামর্শ চাইতে ঘটনার সংক্ষিপ্ত বিবরণ লিখে পাঠান।',
    action: 'mailto',
  },
];

export const howAMatterBegins: Translated<typeof en.howAMatterBegins> = {
  sectionId: 'how-a-matter-begins',
  sectionName: 'কাজ যেভাবে শুরু হয়',
  title: 'কাজ যেভাবে শুরু হয়',
  text: 'আইনের ক্ষেত্র যা-ই হোক, প্রতিটি কাজ একইভাবে শুরু হয়।',
  steps: [
    {
      title: 'সংক্ষিপ্ত বিবরণ পাঠান',
      text: 'ই-মেইল, ফোন বা হোয়াটসঅ্যাপে কয়েক কথা: কারা জড়িত, কী ঘটেছে, কোন তারিখ গুরুত্বপূর্ণ।',
    },
    {
      title: 'স্বার্থের সংঘাত যাচাই',
      text: 'আমরা আগে থেকেই অপর পক্ষের হয়ে কাজ করছি কি না দেখি এবং কাজটি নিতে না পারলে জানাই।',
    },
    {
      title: 'প্রথম সাক্ষাৎ',
      text: 'আপনি কাগজপত্র আনেন। আমরা আইন, সম্ভাব্য পথ এবং কোন দলিল বাকি আছে তা বুঝিয়ে বলি।',
    },
    {
      title: 'লিখিত শর্ত',
      text: 'কাজের পরিধি, ফি ও যোগাযোগের ব্যক্তি লিখিতভাবে ঠিক হয়। তারপরই আমরা আপনার পক্ষে কাজ শুরু করি।',
    },
  ],
  note: 'ফল নির্ভর করে ঘটনা ও সাক্ষ্যপ্রমাণের ওপর। আমরা ফলের প্রতিশ্রুতি দিই না।',
};

export const practiceAreaText: Translated<typeof en.practiceAreaText> = {
  note: 'আমরা যা করি',
  onThisPage: 'এই পাতায়',
  badgesLabel: 'আমরা যেভাবে কাজ করি',
  consultationMessage: 'আমি এই বিষয়ে পরামর্শ চাই: {area}',
};
