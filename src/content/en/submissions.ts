/** What a submission is, in one line without personal data, wherever it is listed. Braces mark places to fill in. */
export const summaryText = {
  contact: 'Message to the firm: {subject}',
  newsletter: 'Newsletter subscription',
  application: 'Application: {job}',
  openApplication: 'Application',
  subjects: [
    { value: 'inquiry', label: 'General Inquiry' },
    { value: 'support', label: 'Support' },
    { value: 'feedback', label: 'Feedback' },
  ],
} as const;
