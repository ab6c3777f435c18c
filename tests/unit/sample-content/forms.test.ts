import { describe, expect, test } from 'vitest';
import { advertisementHero, advertisementText } from '../../../src/content/advertisement.ts';
import { applicationForm, careerHero, jobList } from '../../../src/content/career.ts';
import { contactForm, contactHero, contactInfo } from '../../../src/content/contact.ts';
import { newsHero, newsText } from '../../../src/content/news.ts';
import { uiText } from '../../../src/content/ui-text.ts';

/* The agreed words of the screens that speak with the server, and of the menu, the search and the newsletter. */

const labels = (items: readonly { readonly label: string }[]) => items.map((item) => item.label);

describe('contact.ts', () => {
  test('headings, anchors and messages', () => {
    expect([contactHero.title, ...labels(contactHero.breadcrumb)]).toEqual([
      'Contact Us',
      'Home',
      'Contact Us',
    ]);
    expect(contactForm).toMatchObject({
      sectionId: 'contact-form',
      submitting: 'Submitting...',
      success: 'Your message has been sent successfully!',
      failure: 'An error occurred. Please try again later.',
      subjects: [
        { value: 'inquiry', label: 'General Inquiry' },
        { value: 'support', label: 'Support' },
        { value: 'feedback', label: 'Feedback' },
      ],
    });
    expect(contactInfo).toMatchObject({
      sectionId: 'contact-info',
      heading: 'How to Contact with Us?',
      mapLink: 'Find us on Google Maps',
    });
  });

  test('validation', () => {
    expect(contactForm.validation).toEqual({
      nameRequired: 'Name is required.',
      emailRequired: 'Email is required.',
      emailInvalid: 'Invalid email address.',
      phoneRequired: 'Phone number is required.',
      phoneInvalid: 'Invalid phone number.',
      subjectRequired: 'Subject is required.',
      messageRequired: 'Message is required.',
    });
  });
});

describe('career.ts', () => {
  test('list, form and messages', () => {
    expect([careerHero.title, jobList.loading, jobList.heading, jobList.empty, jobList.applyNow]).toEqual([
      'Career',
      'Loading job openings...',
      'Discover {n} Exciting Opportunities',
      'Currently, no job openings available.',
      'Apply Now',
    ]);
    expect(applicationForm).toMatchObject({
      title: 'Start Your Journey With Us',
      sectionId: 'apply',
      submit: 'Submit Application',
      submitting: 'Applying...',
      success: 'Application submitted successfully!',
      failure: 'Failed to submit application. Please try again.',
    });
    expect(labels(Object.values(applicationForm.fields))).toEqual([
      'Job Type',
      'First Name',
      'Last Name',
      'Email',
      'Phone',
      'Cover Letter',
      'Upload CV (PDF only)',
    ]);
    expect(applicationForm.fields.jobType.placeholder).toBe('Select a job Type');
  });

  test('validation', () => {
    expect(applicationForm.validation).toEqual({
      emailRequired: 'Please enter your email.',
      emailInvalid: 'Invalid email address.',
      firstNameRequired: 'First name is required.',
      lastNameRequired: 'Last name is required.',
      phoneRequired: 'Phone number is required.',
      phoneStart: 'Phone number must start with 01.',
      phoneDigits: 'Phone number must contain only numbers.',
      phoneLength: 'Phone number must be exactly 11 digits.',
      cvRequired: 'CV is required.',
      cvType: 'Only PDF files are allowed.',
      cvSize: 'File size exceeds 5MB.',
    });
  });
});

test('news.ts and advertisement.ts', () => {
  expect(newsHero.title).toBe('News & Blogs');
  expect(newsText).toMatchObject({
    loading: 'Loading news...',
    empty: 'No news articles available.',
    continueReading: 'Continue Reading...',
    showLess: 'Show Less',
  });
  expect(advertisementHero.title).toBe('Advertising');
  expect(advertisementText).toMatchObject({
    loading: 'Loading...',
    empty: 'Currently, No advertisement available!',
    defaultAlt: 'Advertisement',
  });
});

test('ui-text.ts', () => {
  expect(uiText.header.menu.map(({ label, to }) => [label, to])).toEqual([
    ['Home', '/'],
    ['Approach', '/approach'],
    ['Expertise', '/expertise'],
    ['Team', '/team'],
    ['Career', '/career'],
    ['News and Blogs', '/news'],
    ['Advertising', '/advertisement'],
    ['Contact Us', '/contact'],
  ]);
  expect([uiText.header.myProperty, uiText.search.placeholder, uiText.search.noMatch]).toEqual([
    'My Property',
    'Search for something...',
    'No Match....',
  ]);
  expect(uiText.newsletter).toMatchObject({
    submitting: 'Subscribing...',
    success: 'Subscribed successfully.',
    failure: 'Subscription failed. Please try again.',
  });
});
