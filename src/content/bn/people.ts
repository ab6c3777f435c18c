import type * as en from '../en/people.ts';
import { namedMembers, type WordsOfMembers } from '../member-words.ts';
import type { TeamMember, Translated } from '../types.ts';

/** The name of each member, and what they are. */
const words: WordsOfMembers<Pick<TeamMember, 'name' | 'designation'>> = {
  'shamsul-karim-majumder': {
    name: 'শামসুল করিম মজুমদার',
    designation: 'প্রধান উপদেষ্টা; অ্যাডভোকেট, বাংলাদেশ সুপ্রিম কোর্ট',
  },
  'farhana-yasmin-siddiqua': { name: 'ফারহানা ইয়াসমিন সিদ্দিকা', designation: 'উপদেষ্টা, কর্পোরেট ও বাণিজ্যিক আইন' },
  'rezaul-haque-bhuiyan': { name: 'রেজাউল হক ভূঁইয়া', designation: 'উপদেষ্টা, ভূমি ও সম্পত্তি আইন' },
  'dipankar-roy-sarker': {
    name: 'দীপংকর রায় সরকার',
    designation: 'উপদেষ্টা, দেওয়ানি মামলা; অ্যাডভোকেট, বাংলাদেশ সুপ্রিম কোর্ট',
  },
  'nusrat-jahan-moushumi': { name: 'নুসরাত জাহান মৌসুমী', designation: 'উপদেষ্টা, পারিবারিক আইন' },
  'tanvir-mahtab-quader': { name: 'তানভীর মাহতাব কাদের', designation: 'উপদেষ্টা, ব্যাংকিং ও অর্থায়ন' },
  'anisur-rahman-talukder': { name: 'আনিসুর রহমান তালুকদার', designation: 'উপদেষ্টা, আয়কর ও ভ্যাট' },
  'sharmin-akter-laboni': { name: 'শারমিন আক্তার লাবনী', designation: 'উপদেষ্টা, শ্রম ও চাকরি আইন' },
  'ayesha-tabassum-rumi': { name: 'আয়েশা তাবাসসুম রুমি', designation: 'উপদেষ্টা, অভিবাসন ও নাগরিকত্ব' },
  'sabrina-mehjabin-haque': { name: 'সাবরিনা মেহজাবিন হক', designation: 'উপদেষ্টা, মেধাসম্পদ' },
  'kamruzzaman-sikder': {
    name: 'কামরুজ্জামান সিকদার',
    designation: 'উপদেষ্টা, ফৌজদারি আইন; অ্যাডভোকেট, বাংলাদেশ সুপ্রিম কোর্ট',
  },
  'mitali-chakma': { name: 'মিতালী চাকমা', designation: 'উপদেষ্টা, পরিবেশ ও জ্বালানি' },
  'anthony-rozario-gomes': { name: 'অ্যান্থনি রোজারিও গমেজ', designation: 'উপদেষ্টা, নির্মাণ ও সরকারি ক্রয়' },
  'golam-mortuza-patwary': { name: 'গোলাম মোর্তুজা পাটোয়ারী', designation: 'উপদেষ্টা, অ্যাডমিরালটি ও নৌপরিবহন' },
  'rowshan-ara-khatun': { name: 'রওশন আরা খাতুন', designation: 'উপদেষ্টা, এনজিও ও অলাভজনক প্রতিষ্ঠান আইন' },
  'zubair-hasnat-chowdhury': { name: 'জুবায়ের হাসনাত চৌধুরী', designation: 'উপদেষ্টা, প্রযুক্তি ও সাইবার আইন' },
  'nasrin-sultana-haider': {
    name: 'নাসরিন সুলতানা হায়দার',
    designation: 'ব্যবস্থাপনা পরিচালক; অ্যাডভোকেট, বাংলাদেশ সুপ্রিম কোর্ট',
  },
  'abul-hasnat-molla': { name: 'আবুল হাসনাত মোল্লা', designation: 'প্রশাসনিক কর্মকর্তা' },
  'tahmid-rahman-shuvo': { name: 'তাহমিদ রহমান শুভ', designation: 'সহযোগী আইন বিশ্লেষক' },
  'jannatul-ferdous-oishee': { name: 'জান্নাতুল ফেরদৌস ঐশী', designation: 'সহযোগী আইন বিশ্লেষক' },
  'pritom-saha': { name: 'প্রীতম সাহা', designation: 'সহযোগী আইন বিশ্লেষক' },
  'rokeya-begum': { name: 'রোকেয়া বেগম', designation: 'অভ্যর্থনা ও মক্কেল সেবা' },
  'md-jewel-mia': { name: 'মো. জুয়েল মিয়া', designation: 'আইনজীবী সহকারী' },
  'swapan-chandra-sutradhar': { name: 'স্বপন চন্দ্র সূত্রধর', designation: 'অফিস ও নথি সহকারী' },
};

export const people = namedMembers(words);

export const peopleText: Translated<typeof en.peopleText> = {
  inThisArea: 'এই ক্ষেত্রে যাঁরা কাজ করেন',
};
