/**
 * Before everything where scripts are off; where they are late, at the button of a form. No page but the prerenderer loads
 * this file.
 */
export const withoutScript =
  'A part of this page is missing: no connection, an old browser, or scripts are off. Load it again or call {phone}.';

/** The gate in front of the site. */
export const disclaimer = {
  title: 'Disclaimer',
  paragraphs: [
    'The rules of the Bangladesh Bar Council do not allow advocates to solicit work or to advertise. By entering this website you confirm that you are seeking information about the firm and its members of your own accord, and that you have not been invited or induced to do so by the firm or by anyone acting for it.',
    'Everything on this website is general information. It is not legal advice, and it is not a solicitation, an invitation or an advertisement. Laws, fees and procedures change, and a page may not reflect the law on the day you read it. Please take advice on your own facts before acting or deciding not to act.',
    'Reading this website, sending us a message, applying for a post or subscribing to the newsletter does not create a lawyer-client relationship. Please do not send confidential papers until we have confirmed in writing that we can act for you.',
    'If you agree, your choice is stored on this device for 24 hours, and then you will be asked again.',
  ],
  agreeLabel: 'Agree',
  disagreeLabel: 'Disagree',
  mustAgree: 'You must agree to proceed.',
} as const;
