import type { PracticeAreaContent } from '../../types.ts';

export const content = {
  slug: 'employment-labor-law',
  lead: 'Employment in Bangladesh is governed mainly by the Bangladesh Labour Act 2006 and the Labour Rules 2015, as amended, with a separate law for export processing zones. We act for employers and for individual workers and executives. We help with hiring documents, workplace policies, discipline, safety compliance and exits, and we conduct cases before the Labour Courts and the Labour Appellate Tribunal.',
  imageAlt: 'A loom: bare threads above, a woven pattern of diamonds below',
  cards: [
    {
      sectionId: 'employment-contracts',
      title: 'Employment Contracts',
      icon: 'file-text',
      description: [
        'Appointment letters, identity cards and service books in the form the law requires',
        'Executive contracts with clear notice, confidentiality and intellectual property terms',
        'Worker status assessed by actual duties and not only by job title',
        'Probation, temporary, casual and contractor-supplied labour arranged within the Labour Act',
        'Service rules prepared for submission and approval where the Act requires approval',
      ],
    },
    {
      sectionId: 'workplace-policies',
      title: 'Workplace Policies and Compliance',
      icon: 'checklist',
      description: [
        'Leave, working hours, overtime and wages reviewed against the Labour Act and Rules',
        'Maternity benefit, welfare facilities and safety committee records put in order',
        'Complaint procedures on sexual harassment, following the law and the High Court Division guidelines',
        'Preparation for inspection by the Department of Inspection for Factories and Establishments (DIFE)',
        'Supplier codes of conduct and buyer audits compared with local legal duties',
      ],
    },
    {
      sectionId: 'discipline-and-exit',
      title: 'Discipline and Termination',
      icon: 'clipboard',
      description: [
        'Show-cause notices, domestic enquiry and findings that follow the statutory steps',
        'Termination, discharge, dismissal, retrenchment and resignation distinguished before action is taken',
        'Final settlement of wages, leave, compensation, gratuity and provident fund',
        'Separation agreements and references that protect both sides from later dispute',
      ],
    },
    {
      sectionId: 'labour-court',
      title: 'Labour Court Representation',
      icon: 'gavel',
      description: [
        'Grievance notices and complaints prepared within the statutory time limits',
        'Claims for unpaid wages, reinstatement, compensation and maternity benefit',
        'Defence of criminal complaints filed by inspectors under the Labour Act',
        'Appeals to the Labour Appellate Tribunal and writ petitions before the High Court Division',
      ],
    },
    {
      sectionId: 'industrial-relations',
      title: 'Industrial Relations',
      icon: 'users',
      description: [
        'Trade union registration, collective bargaining agents and participation committees',
        'Charters of demand, negotiation, conciliation and written settlement',
        'Strikes, lock-outs and complaints of unfair labour practice',
        "Workers' profit participation and welfare funds established and administered as required",
      ],
    },
    {
      sectionId: 'epz-and-expatriate',
      title: 'EPZ and Cross-border Employment',
      icon: 'world',
      description: [
        'Requirements of the EPZ Labour Act 2019 and dealings with the zones authority (BEPZA)',
        'Work permits for foreign staff through BIDA, BEPZA, BEZA or the NGO Affairs Bureau',
        'Secondment letters that deal with pay, tax, social cost and reporting line',
        'Recruitment abroad under the Overseas Employment and Migrants Act 2013',
      ],
    },
    {
      sectionId: 'workplace-injury',
      title: 'Workplace Safety and Injury',
      icon: 'first-aid',
      description: [
        'Compensation for injury or death under Chapter XII of the Labour Act',
        'Accident records, notices to DIFE and statements taken while memory is fresh',
        'Building, fire and electrical safety documents collected and kept current',
        'Group insurance and employer liability reviewed against actual headcount',
      ],
    },
  ],
} as const satisfies PracticeAreaContent<'employment-labor-law'>;
