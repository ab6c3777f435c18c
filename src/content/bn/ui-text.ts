import { siteUrl } from '../site-url.ts';
import { mainPages } from './pages.ts';
import type * as en from '../en/ui-text.ts';
import type { Translated } from '../types.ts';

export const uiText: Translated<typeof en.uiText> = {
  header: {
    phoneLabel: 'ফোন',
    emailLabel: 'ই-মেইল',
    addressLabel: 'ঠিকানা',
    hoursLabel: 'অফিসের সময়',
    menuLabel: 'মেনু',
    mainMenu: 'মূল মেনু',
    skipToContent: 'মূল অংশে যান',
    brandLink: '{firmName}, প্রচ্ছদ',
    myProperty: 'আমার সম্পত্তি',
    menu: mainPages.map(({ path, title }) => ({ label: title, to: path })),
  },
  hours: {
    openNow: 'এখন খোলা',
    closedNow: 'এখন বন্ধ',
    opens: '{day} {time}টায় খুলবে',
    opensToday: 'আজ {time}টায় খুলবে',
    opensOn: '{date}, {time}টায় খুলবে',
    closedToday: 'আজ বন্ধ: {name}',
    weekdays: {
      Monday: 'সোমবার',
      Tuesday: 'মঙ্গলবার',
      Wednesday: 'বুধবার',
      Thursday: 'বৃহস্পতিবার',
      Friday: 'শুক্রবার',
      Saturday: 'শনিবার',
      Sunday: 'রবিবার',
    },
  },
  search: {
    label: 'সাইটে খুঁজুন',
    placeholder: 'কিছু খুঁজুন...',
    noMatch: 'কিছু পাওয়া যায়নি....',
    button: 'খুঁজুন',
    clear: 'অনুসন্ধান মুছুন',
    close: 'অনুসন্ধান বন্ধ করুন',
    resultsLabel: 'অনুসন্ধানের ফলাফল',
    oneResult: '১টি ফলাফল',
    results: '{n}টি ফলাফল',
    firstResults: '{total}টির মধ্যে {n}টি ফলাফল',
    loading: 'অনুসন্ধানের সূচি আসছে...',
    unavailable: 'অনুসন্ধানের সূচি আনা যায়নি। আবার চেষ্টা করুন।',
  },
  floatingContact: {
    label: 'যোগাযোগের উপায়',
    whatsapp: 'হোয়াটসঅ্যাপ',
    email: 'ই-মেইল',
    phone: 'ফোন',
    address: 'ঠিকানা',
  },
  mailSubject: 'ওয়েবসাইট থেকে জিজ্ঞাসা',
  footer: {
    about: 'বাংলাদেশের আইন ও এই প্রতিষ্ঠানের কাজ সম্পর্কে সাধারণ তথ্য। এখানকার কিছুই আইনি পরামর্শ নয়।',
    headings: {
      contact: 'যোগাযোগ',
      links: 'প্রয়োজনীয় লিংক',
      practiceAreas: 'কাজের ক্ষেত্র',
      services: 'সেবা',
      newsletter: 'নিউজলেটার',
      social: 'আমাদের অনুসরণ করুন',
    },
    version: 'সংস্করণ {version}',
    rights: '© {year} {firmName}। সর্বস্বত্ব সংরক্ষিত।',
    sample: siteUrl ? undefined : 'এটি একটি নমুনা সাইট: প্রতিষ্ঠান ও এর মানুষেরা কাল্পনিক।',
  },
  newsletter: {
    text: 'বাংলাদেশের আইনের পরিবর্তন নিয়ে বছরে কয়েকবার ছোট লেখা। যেকোনো সময় বন্ধ করতে বলতে পারেন।',
    placeholder: 'আপনার ই-মেইল ঠিকানা',
    emailLabel: 'ই-মেইল ঠিকানা',
    submit: 'গ্রাহক হোন',
    submitting: 'গ্রাহক করা হচ্ছে...',
    success: 'আপনি গ্রাহক হয়েছেন।',
    failure: 'গ্রাহক করা যায়নি। আবার চেষ্টা করুন।',
  },
  forms: {
    required: '(আবশ্যক)',
  },
  spamTrap: {
    label: 'এই ঘরটি খালি রাখুন',
    again: 'বোতামটি আরেকবার চাপুন।',
  },
  pwa: {
    install: 'ইনস্টল করুন',
    updateReady: 'সাইটের নতুন সংস্করণ প্রস্তুত।',
    reload: 'আবার খুলুন',
    reloading: 'আবার খোলা হচ্ছে...',
  },
  dialogs: {
    close: 'বন্ধ করুন',
  },
  navigation: {
    breadcrumb: 'পাতার অবস্থান',
    loading: 'আসছে...',
    newWindow: 'নতুন উইন্ডোতে খোলে',
  },
  sharing: {
    share: 'শেয়ার করুন',
    copied: 'লিংক কপি হয়েছে',
  },
  error: {
    title: 'এই পাতায় একটি সমস্যা হয়েছে',
    text: 'পাতাটি আবার খুলুন। তাতেও কাজ না হলে আমাদের কল করুন বা লিখুন।',
    reload: 'আবার খুলুন',
  },
};
