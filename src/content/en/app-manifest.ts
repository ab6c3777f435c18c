/** What the web app manifest says: on the home screen, in the icon's menu and where the browser offers to install. */
export const appManifestText = {
  /** Long press on the icon. `shortName` where there is little room. */
  shortcuts: {
    contact: { name: 'Contact us', shortName: 'Contact', description: 'Write to the office' },
    call: { name: 'Call the office', shortName: 'Call', description: 'Telephone number and opening hours' },
    careers: { name: 'Careers', shortName: 'Careers', description: 'Posts that are open now' },
    news: { name: 'News and blogs', shortName: 'News', description: 'Short explanations of the law' },
  },
  /** What the pictures show, for those who do not see them. */
  screenshots: {
    home: 'The home page with the principles of the firm',
    'practice-area': 'A practice area with what the firm does in it',
    expertise: 'The services of the firm, a page each',
  },
} as const;
