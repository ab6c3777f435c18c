import { firmIn } from '../firm-words.ts';
import type { Firm } from '../types.ts';

/*
 * Sample identity, part two: the words in Bangla. What is the same in every language stands in ../firm-facts.ts.
 * Numbers for reading have Bangla digits; they must be those of the facts.
 */
export const firm: Firm = firmIn({
  name: 'হিজলতলা চেম্বার্স',
  shortName: 'হিজলতলা',
  descriptor: 'অ্যাডভোকেট ও আইন পরামর্শক',
  tagline: 'সময় থাকতে স্পষ্ট পরামর্শ',
  description:
    'হিজলতলা চেম্বার্স ঢাকার একটি আইন প্রতিষ্ঠান; বাংলাদেশের আইন বিষয়ে ব্যক্তি, পরিবার ও ব্যবসা-প্রতিষ্ঠানকে পরামর্শ দেয়।',
  phone: { display: '+৮৮০ ১২০০-০০০ ০০০' },
  whatsapp: { display: '+৮৮০ ১২০০-০০০ ০০১', message: 'শুভেচ্ছা নেবেন। আমি সাক্ষাতের সময় নিতে চাই।' },
  consultationSubject: 'পরামর্শের অনুরোধ',
  offices: {
    dhaka: {
      name: 'প্রধান কার্যালয়',
      lines: ['লেভেল ৫, নমুনা ভবন', '১২ উদাহরণ সড়ক', 'ঢাকা ১০০০, বাংলাদেশ'],
      street: 'লেভেল ৫, নমুনা ভবন, ১২ উদাহরণ সড়ক',
      locality: 'ঢাকা',
      country: 'বাংলাদেশ',
    },
  },
  hours: {
    text: 'শনিবার থেকে বৃহস্পতিবার, সকাল ১০টা থেকে সন্ধ্যা ৬টা',
    short: 'শনি-বৃহস্পতি, ১০টা-৬টা',
    closures: {
      'victory-day': 'বিজয় দিবস',
      'eid-ul-fitr': 'ঈদুল ফিতর',
    },
  },
  social: { facebook: 'ফেসবুক', youtube: 'ইউটিউব', instagram: 'ইনস্টাগ্রাম' },
  languages: ['ইংরেজি', 'বাংলা'],
});
