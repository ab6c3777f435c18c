import type { ServicePage } from '../../types.ts';

export const content = {
  slug: 'intellectual-property',
  intro:
    'A brand, invention, design or creative work can be worth more than the premises in which it was made, yet it is often left unprotected until someone copies it. We handle searches, filings and hearings at the Department of Patents, Industrial Designs and Trademarks (DPDT) and the Copyright Office, keep renewal dates, prepare licences and assignments, and enforce rights by letter, complaint or suit, in proportion to what is at stake.',
  points: [
    {
      sectionId: 'search-and-clearance',
      heading: 'Search and Clearance',
      body: 'Before you print packaging or launch an app, we search the trademark register, company names and the market for conflicting marks, and advise whether the name can be registered, should be changed or needs consent.',
    },
    {
      sectionId: 'trademark-filing-and-renewal',
      heading: 'Trademark Filing and Renewal',
      body: 'We select the classes, prepare the specification, file the application, answer examination objections, handle opposition and collect the certificate. Renewal dates are kept on our calendar, and you are reminded well before they fall due.',
    },
    {
      sectionId: 'patents-and-designs',
      heading: 'Patents and Designs',
      body: 'Inventors are advised on novelty, timing and cost before disclosure. We work with technical specialists on specifications and drawings, claim priority where available, and follow the application through examination, publication and maintenance fees.',
    },
    {
      sectionId: 'copyright-registration',
      heading: 'Copyright Registration',
      body: 'Copyright exists without registration, but a certificate makes proof easier. We prepare applications for books, software, music, films, art and databases, and sort out ownership where several people contributed to the work.',
    },
    {
      sectionId: 'licences-and-assignments',
      heading: 'Licences and Assignments',
      body: 'We prepare licences, franchises, assignments, publishing and software agreements, record them where the law requires, and check royalty and technical fee terms against foreign exchange and BIDA requirements before signature.',
    },
    {
      sectionId: 'watching-and-enforcement',
      heading: 'Watching and Enforcement',
      body: 'We watch the journal and the market for similar marks, send measured notices, file oppositions, suits or criminal complaints, and ask customs or online platforms to act where the evidence is strong enough.',
    },
    {
      sectionId: 'ip-in-business-transactions',
      heading: 'IP in Business Transactions',
      body: 'When a company is sold, financed or brought into a joint venture, we verify who really owns each right, repair missing assignments by staff and contractors, and write the warranties that the price depends upon.',
    },
  ],
  related: ['ip-law', 'cybersecurity-it-law', 'corporate-commercial-law'],
} as const satisfies ServicePage<'intellectual-property'>;
