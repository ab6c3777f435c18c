export const contactMessage = {
  name: 'রহিমা খাতুন',
  email: 'rahima@example.com',
  phone: '01712345678',
  subject: 'inquiry',
  message: 'I bought land in Savar.\nWhat about mutation? 🏡',
};

/** A file that calls itself a PDF: by its first bytes, and of exactly this size, unless the bytes are given. */
export function pdf(content: number | string = 2000, name = 'CV Nasrin.pdf', type = 'application/pdf'): File {
  const text = typeof content === 'string' ? content : '%PDF-1.7\n'.padEnd(content);
  return new File([text], name, { type });
}

/**
 * The form of a complete application.
 * @param changes other values; undefined leaves the field out
 */
export function applicationForm(
  changes: Record<string, string | undefined> = {},
  cv: File | null = pdf(),
): FormData {
  const application: Record<string, string | undefined> = {
    job_id: '101',
    job_type: '1',
    first_name: 'Nasrin',
    last_name: 'Akter',
    email: 'nasrin@example.com',
    phone: '01812345678',
    cover_letter: 'Dear Sir or Madam,\nI apply.',
    ...changes,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(application)) if (value !== undefined) form.set(name, value);
  if (cv) form.set('cv', cv);
  return form;
}
