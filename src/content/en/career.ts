import type { BreadcrumbItem, PageHero, SectionConfig } from '../types.ts';

export const careerHero = {
  title: 'Career',
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Career' }],
  text: 'We look for people who read carefully, write clearly and treat every client with respect.',
  image: 'hero-career',
  imageAlt: 'A person at the top of a flight of steps, in front of a great circle of light',
} as const satisfies PageHero;

/** `note` stands in the margin while there is no opening. */
export const jobList = {
  path: '/career',
  sectionId: 'openings',
  sectionName: 'Job Openings',
  loading: 'Loading job openings...',
  heading: 'Discover {n} Exciting Opportunities',
  empty: 'Currently, no job openings available.',
  emptyText:
    'You may still send us your details. We keep applications on file for a limited time and write to you if a suitable post opens.',
  applyNow: 'Apply Now',
  note: 'Openings',
} as const satisfies SectionConfig & Record<string, unknown>;

/** Shown on the page of one job, and on the career page when there is no opening. */
export const applicationForm = {
  path: '/career',
  sectionId: 'apply',
  sectionName: 'Apply',
  title: 'Start Your Journey With Us',
  tagline: 'A short, honest cover letter tells us more than a long list of certificates.',
  fields: {
    jobType: { label: 'Job Type', placeholder: 'Select a job Type' },
    firstName: { label: 'First Name' },
    lastName: { label: 'Last Name' },
    email: { label: 'Email', placeholder: 'you@example.com' },
    phone: { label: 'Phone', placeholder: '01XXXXXXXXX' },
    coverLetter: { label: 'Cover Letter', placeholder: 'Why this work, and why now?' },
    cv: {
      label: 'Upload CV (PDF only)',
      hint: 'PDF, at most 5 MB',
      choose: 'Choose a PDF',
      replace: 'Replace',
      reading: 'Reading the file...',
    },
  },
  submit: 'Submit Application',
  submitting: 'Applying...',
  success: 'Application submitted successfully!',
  failure: 'Failed to submit application. Please try again.',
  validation: {
    emailRequired: 'Please enter your email.',
    emailInvalid: 'Invalid email address.',
    firstNameRequired: 'First name is required.',
    lastNameRequired: 'Last name is required.',
    phoneRequired: 'Phone number is required.',
    phoneStart: 'Phone number must start with 01.',
    phoneDigits: 'Phone number must contain only numbers.',
    phoneLength: 'Phone number must be exactly 11 digits.',
    cvUnreadable:
      'This device could not read the file. If it is kept in a cloud, download it first, or choose another one.',
    cvRequired: 'CV is required.',
    cvType: 'Only PDF files are allowed.',
    cvSize: 'File size exceeds 5MB.',
  },
  privacyNote:
    'Your application is read only by the people who decide on recruitment, and is deleted when it is no longer needed.',
  failureHint: 'Nothing you entered has been lost.',
} as const satisfies SectionConfig & Record<string, unknown>;

/** The page of a job that is not, or no longer, in the list. */
export const unknownJob = {
  title: 'This opening is no longer listed',
  text: 'It may have been filled or withdrawn. You can look at the posts that are open now, or send us an open application.',
  toList: 'See current openings',
  toForm: 'Send an open application',
} as const;

export const applyBreadcrumb = [
  { label: 'Home', to: '/' },
  { label: 'Career', to: '/career' },
  { label: 'Apply' },
] as const satisfies readonly BreadcrumbItem[];
