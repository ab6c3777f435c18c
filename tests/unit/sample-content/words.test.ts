import { expect, test } from 'vitest';
import { disclaimer } from '../../../src/content/en/disclaimer.ts';
import { fields } from '../../support/site-content.ts';

/*
 * The words, routes and numbers that are agreed: whoever changes one changes the product. What the forms say of a wrong
 * field stands in forms/schemas.test.ts.
 */

/** Where a text stands, and the text; for a field of the items of a list all of them, in their order. */
const agreed = `
home.ts heroSlides[].title: Our Principles | Mission | Vision
home.ts aboutUs.path: /
home.ts aboutUs.sectionId: about-us-home
home.ts aboutUs.sectionName: About Us
home.ts aboutUs.sectionTitle: a dynamic and forward-thinking law firm
home.ts aboutUs.sectionPoints[]: committed to building trusted | individuals and businesses alike | long-lasting partnerships | intricacies of the legal landscape
home.ts experience.sectionId: principles-home
home.ts experience.counterLabel: Years of experience
home.ts experience.callNow: Call Now
home.ts principles.items[].title: Excellence | Integrity | Innovation
home.ts setApart.items[].title: Experience and Expertise | Client-Centric Approach | Proven Track Record | Innovative Solutions | Strong Legal Acumen | Ethical Standards | Accessibility and Responsibility | Streamlined Structure | Personalized Attention | Sustainability and Green Practices
home.ts missionAndVision.title: Mission & Vision
home.ts missionAndVision.items[].title: Mission | Vision
home.ts homeServices.title: Our Services
home.ts homeServices.viewMore: View More
home.ts setApart.title: Things That Set Us Apart
home.ts setApart.items[].link: /expertise | /approach | / | / | / | / | / | / | / | /
approach.ts approachHero.title: Approach
approach.ts approachHero.breadcrumb[].label: Home | Our Approach
approach.ts approachProcess.steps[].title: Understanding Your Legal Needs | Clarifying Your Goals | Crafting Tailored Legal Strategies | Ensuring Transparency and Communication | Delivering Results and Building Relationships
approach.ts whyOurApproachWorks.points[].title: Client-Centric Focus | Tailored Solutions | Transparency & Integrity | Proactive Planning | Long-Term Support
approach.ts whyOurApproachWorks.title: Why Our Approach Works
approach.ts approachClosing.title: Let's Work Together
approach.ts approachClosing.button.label: Contact Us
approach.ts approachClosing.button.to: /contact
expertise.ts expertiseHero.title: Expertise
expertise.ts expertiseHero.breadcrumb[].label: Home | Expertise
expertise.ts expertiseList.title: Our Services
expertise.ts freeConsultation.button: Free Consultation
practice-areas/index.ts practiceAreas[].path: /corporate-commercial-law | /real-estate-property-law | /litigation-dispute-resolution | /family-law | /banking-finance-tax-law | /employment-labor-law | /immigration-citizenship | /ip-law | /criminal-law-defense | /environmental-energy-law | /construction-infrastructure-law | /admiralty-maritime-law | /ngo-nonprofit-law | /cybersecurity-it-law
practice-areas/index.ts practiceAreas[].title: Corporate & Commercial Law Services | Real Estate & Property Law Services | Litigation & Dispute Resolution | Family Law & Personal Legal Services | Banking, Finance & Tax Law Services | Employment & Labor Law Services | Immigration & Citizenship Services | Intellectual Property (IP) Law | Criminal Law & Defense | Environmental & Energy Law | Construction & Infrastructure Law | Admiralty & Maritime Law | NGO & Non-Profit Legal Services | Cybersecurity, IT & E-commerce Law
services/index.ts services[].path: /property-land-vetting | /real-estate-development | /company-formation | /corporate-legal-solution | /employer-labour | /tax-advisory | /banking-and-finance | /intellectual-property | /pro-bono | /dispute-resolution
services/index.ts services[].title: Property/Land Vetting & Documentation | Real Estate Development Services | Company Formation and RJSC Related Services | Corporate Legal Solutions | Employer & Labour Related Solutions | Tax Advisory & Compliance | Banking & Finance Services | Intellectual Property Services | Additional Pro Bono Services | Dispute Resolution Service (Mediation & Arbitration)
service-text.ts serviceText.heading: What We Do for You:
practice-area-text.ts practiceAreaBadges[].action: mailto
practice-area-text.ts practiceAreaBadges[].title: Best Quality Support | Low Cost | Innovative Service | Consult
team.ts teamHero.title: Team
team.ts teamText.positionsLabel: Positions
disclaimer.ts disclaimer.agreeLabel: Agree
disclaimer.ts disclaimer.disagreeLabel: Disagree
disclaimer.ts disclaimer.mustAgree: You must agree to proceed.
firm.ts firm.consultationSubject: Consultation Request
firm.ts firm.social[].label: Facebook | YouTube | Instagram
firm.ts firm.hours.opens: 10:00
firm.ts firm.hours.closes: 18:00
firm.ts firm.hours.text: Saturday to Thursday, 10 am to 6 pm
firm.ts firm.hours.days[]: Saturday | Sunday | Monday | Tuesday | Wednesday | Thursday
contact.ts contactHero.title: Contact Us
contact.ts contactHero.breadcrumb[].label: Home | Contact Us
contact.ts contactForm.sectionId: contact-form
contact.ts contactForm.submitting: Submitting...
contact.ts contactForm.success: Your message has been sent successfully!
contact.ts contactForm.failure: An error occurred. Please try again later.
contact.ts contactForm.subjects[].value: inquiry | support | feedback
contact.ts contactForm.subjects[].label: General Inquiry | Support | Feedback
contact.ts contactInfo.sectionId: contact-info
contact.ts contactInfo.heading: How to Contact with Us?
contact.ts contactInfo.mapLink: Find us on Google Maps
career.ts careerHero.title: Career
career.ts jobList.loading: Loading job openings...
career.ts jobList.heading: Discover {n} Exciting Opportunities
career.ts jobList.empty: Currently, no job openings available.
career.ts jobList.applyNow: Apply Now
career.ts applicationForm.title: Start Your Journey With Us
career.ts applicationForm.sectionId: apply
career.ts applicationForm.submit: Submit Application
career.ts applicationForm.submitting: Applying...
career.ts applicationForm.success: Application submitted successfully!
career.ts applicationForm.failure: Failed to submit application. Please try again.
career.ts applicationForm.fields.jobType.label: Job Type
career.ts applicationForm.fields.jobType.placeholder: Select a job Type
career.ts applicationForm.fields.firstName.label: First Name
career.ts applicationForm.fields.lastName.label: Last Name
career.ts applicationForm.fields.email.label: Email
career.ts applicationForm.fields.phone.label: Phone
career.ts applicationForm.fields.coverLetter.label: Cover Letter
career.ts applicationForm.fields.cv.label: Upload CV (PDF only)
news.ts newsHero.title: News & Blogs
news.ts newsText.loading: Loading news...
news.ts newsText.empty: No news articles available.
news.ts newsText.continueReading: Continue Reading...
news.ts newsText.showLess: Show Less
advertisement.ts advertisementHero.title: Advertising
advertisement.ts advertisementText.loading: Loading...
advertisement.ts advertisementText.empty: Currently, No advertisement available!
advertisement.ts advertisementText.defaultAlt: Advertisement
ui-text.ts uiText.header.menu[].label: Home | Approach | Expertise | Team | Career | News and Blogs | Advertising | Contact Us
ui-text.ts uiText.header.menu[].to: / | /approach | /expertise | /team | /career | /news | /advertisement | /contact
ui-text.ts uiText.header.myProperty: My Property
ui-text.ts uiText.search.placeholder: Search for something...
ui-text.ts uiText.search.noMatch: No Match....
ui-text.ts uiText.newsletter.submitting: Subscribing...
ui-text.ts uiText.newsletter.success: Subscribed successfully.
ui-text.ts uiText.newsletter.failure: Subscription failed. Please try again.
`;

const lines = agreed.trim().split('\n');
const pattern = /^(\S+ [^:]+): (.*)$/;
test.each(lines.map((line) => pattern.exec(line)?.slice(1) as [string, string]))('%s: %s', (place, text) => {
  const found = fields.filter(({ at }) => at.replaceAll(/\[\d+\]/g, '[]') === `en/${place}`);
  expect(found.map((field) => field.text).join(' | ')).toBe(text);
});

test('the disclaimer says what it must', () => {
  const text = disclaimer.paragraphs.join(' ');
  for (const words of ['Bangladesh Bar Council', 'solicit', 'legal advice', 'lawyer-client relationship']) {
    expect(text).toContain(words);
  }
});
