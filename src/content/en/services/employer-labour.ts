import type { ServicePage } from '../../types.ts';

export const content = {
  slug: 'employer-labour',
  intro:
    'The Bangladesh Labour Act 2006 and the Labour Rules 2015, as amended, regulate how people are hired, paid, protected and released. Mistakes are usually made in the paperwork, long before a dispute begins. We help employers to put documents and procedures in order, and help workers and executives to understand what is due to them. We check for conflicts of interest before acting, and do not advise both sides of a dispute.',
  points: [
    {
      sectionId: 'hiring-documents',
      heading: 'Hiring Documents',
      body: 'We prepare appointment letters, identity cards, service books, job descriptions and confidentiality terms that meet the statute, and separate contracts for executives whose terms go beyond what the Labour Act requires for workers.',
    },
    {
      sectionId: 'service-rules-and-policies',
      heading: 'Service Rules and Policies',
      body: 'Leave, attendance, overtime, discipline, travel, harassment complaints and remote work are set out in one handbook. Where service rules need approval from the Department of Inspection, we prepare the submission and answer its comments.',
    },
    {
      sectionId: 'wages-benefits-and-funds',
      heading: 'Wages, Benefits and Funds',
      body: "We review wage structure, overtime calculation, festival and maternity benefits, provident fund, gratuity, workers' profit participation and group insurance, and show in a table what the law requires, what is paid and the difference.",
    },
    {
      sectionId: 'disciplinary-procedure',
      heading: 'Disciplinary Procedure',
      body: 'Before anyone is dismissed, the statutory steps must be followed. We draft show-cause notices, guide the enquiry committee, review evidence and findings, and advise on a penalty proportionate to what was proved.',
    },
    {
      sectionId: 'termination-and-final-settlement',
      heading: 'Termination and Final Settlement',
      body: 'Resignation, termination, retrenchment, discharge and retirement each have different notice and payment rules. We calculate the settlement, prepare the letters, and arrange a clear release with payment through the bank within time.',
    },
    {
      sectionId: 'inspection-and-audit-readiness',
      heading: 'Inspection and Audit Readiness',
      body: 'We check licences, registers, working hours, safety committee minutes, and building and fire documents before an inspection by DIFE or a buyer audit, and help management to answer observations with dated corrective action.',
    },
    {
      sectionId: 'labour-court-and-conciliation',
      heading: 'Labour Court and Conciliation',
      body: 'We represent employers or workers in grievance proceedings, conciliation, Labour Court cases and appeals to the Labour Appellate Tribunal, and advise early when settlement would serve the client better than a judgment.',
    },
  ],
  related: ['employment-labor-law', 'immigration-citizenship', 'corporate-commercial-law'],
} as const satisfies ServicePage<'employer-labour'>;
