import type { PracticeAreaContent } from '../../types.ts';

export const content = {
  slug: 'environmental-energy-law',
  lead: 'Factories, housing projects and power plants in Bangladesh need environmental and energy permissions that depend on location, process and scale. We advise on the Bangladesh Environment Conservation Act 1995, the Environment Conservation Rules 2023 and the electricity, gas and renewable energy rules, and act in disputes about pollution, land and supply. Early advice usually costs less than correcting a plant that has already been built.',
  imageAlt: 'A river delta branching to the sea inside a triangle, with a sun beside it',
  cards: [
    {
      sectionId: 'environmental-clearance',
      title: 'Environmental Clearance',
      icon: 'leaf',
      description: [
        'Project category assessed under the Environment Conservation Rules 2023 before land is committed',
        'Location and environmental clearance applications to the Department of Environment',
        'Terms of reference, public consultation and review of environmental impact assessment reports',
        'Renewal, change of process and a register of clearance conditions',
      ],
    },
    {
      sectionId: 'pollution-and-waste',
      title: 'Pollution and Waste Compliance',
      icon: 'recycle',
      description: [
        'Effluent treatment, emission and noise limits compared with monitoring results',
        'Duties on hazardous, electronic and solid waste for producers and handlers',
        'Sector rules for brick kilns, tanneries, textile processing and hospitals',
        'Replies to notices, hearings on environmental compensation and corrective action plans',
      ],
    },
    {
      sectionId: 'environmental-disputes',
      title: 'Environmental Disputes',
      icon: 'scale',
      description: [
        'Proceedings before Environment Courts and appeals under the Environment Court Act 2010',
        'Writ petitions on rivers, wetlands, hills, forests and air quality',
        'Compensation claims by persons and communities affected by pollution',
        'Defence of industries facing closure, disconnection or penalty',
      ],
    },
    {
      sectionId: 'power-and-gas',
      title: 'Power and Gas Projects',
      icon: 'bolt',
      description: [
        'Power purchase, implementation, fuel supply and land lease agreements',
        'Licences and tariff proceedings under the Bangladesh Energy Regulatory Commission Act 2003',
        'Duties under the Electricity Act 2018 and the Bangladesh Gas Act 2010',
        'Supply, billing and disconnection disputes, including arbitration before the Commission',
      ],
    },
    {
      sectionId: 'renewable-energy',
      title: 'Renewable Energy',
      icon: 'solar',
      description: [
        'Rooftop solar, net metering and energy service agreements for factories and buildings',
        'Utility-scale solar and wind: land, grid connection, tariff and lender documents',
        'Dealings with the Sustainable and Renewable Energy Development Authority (SREDA), utilities and the ministry',
        'Green finance and carbon agreements with a realistic allocation of risk',
      ],
    },
    {
      sectionId: 'land-water-resources',
      title: 'Land, Water and Natural Resources',
      icon: 'droplet',
      description: [
        'Water use, river bank and wetland restrictions under the Bangladesh Water Act 2013',
        'Protection of playing fields, open space and natural water bodies in urban areas',
        'Forest, wildlife and ecologically critical area restrictions checked for a project site',
        'Sand, stone and mineral leases, with disputes about extraction and royalty',
      ],
    },
    {
      sectionId: 'sustainability-reporting',
      title: 'Sustainability and Supply Chains',
      icon: 'report',
      description: [
        'Environmental and labour clauses in supply agreements with overseas buyers',
        'Sustainable finance and disclosure requirements of Bangladesh Bank and securities regulators',
        'Due diligence questionnaires and audit rights in export supply chains',
        'Review of public environmental claims before they are printed or posted',
      ],
    },
  ],
} as const satisfies PracticeAreaContent<'environmental-energy-law'>;
