import { type DemoClaim, demoClaimant, demoClaimId } from '../claims/demo-claims.ts';

export type DemoReferral = {
  readonly claim: DemoClaim;
  /** Days ago. */
  readonly asked: number;
  /** Days ago, and what the solicitor then wrote. */
  readonly accepted?: { readonly days: number; readonly message: string };
};

/** Two claims above the small claims limit: one that waits for the demo solicitor's answer, one they took on. */
export const demoReferrals: readonly DemoReferral[] = [
  {
    asked: 0,
    claim: {
      id: demoClaimId(5),
      submitted: 40,
      incident: 95,
      documents: [
        {
          fileName: 'Building contract.pdf',
          text: 'BUILDING CONTRACT\n\nHarrow & Finch Builders Ltd builds a rear extension at 12 Mill Lane, Leeds, for £36,000.00.\n\nWork begins in the spring and is finished within twelve weeks.\n\nSigned: Hannah Okoro, for Harrow & Finch Builders Ltd: D. Finch',
        },
      ],
      form: {
        ...demoClaimant,
        issueType: 'Contract Dispute',
        description:
          'The builders stopped work on our extension after the third payment and have not come back. Another firm had to make the roof safe. I want back what I paid for work that was never done.',
        amount: '14800',
        jurisdiction: 'England & Wales',
        defendantType: 'company',
        defendantCompanyName: 'Harrow & Finch Builders Ltd',
        defendantContactPerson: 'D. Finch',
        defendantEmail: 'office@harrowfinch.demo.plainclaim.example',
        defendantAddressLine1: '7 Foundry Yard',
        defendantTownCity: 'Bradford',
        defendantPostcode: 'BD1 4AB',
      },
    },
  },
  {
    asked: 6,
    accepted: {
      days: 5,
      message:
        'Dear Ms Okoro, thank you for your case file. Could you tell me when you first noticed the wrong figures? I can call you on any weekday after ten.',
    },
    claim: {
      id: demoClaimId(6),
      submitted: 50,
      incident: 140,
      documents: [],
      form: {
        ...demoClaimant,
        issueType: 'Professional Negligence',
        description:
          'Our accountants filed the wrong figures two years in a row. We had to pay penalties and another firm to put it right.',
        amount: '28500',
        jurisdiction: 'England & Wales',
        defendantType: 'company',
        defendantCompanyName: 'Lyle Accountants LLP',
        defendantEmail: 'partners@lyle.demo.plainclaim.example',
        defendantAddressLine1: '40 Wellington Street',
        defendantTownCity: 'Leeds',
        defendantPostcode: 'LS1 1BA',
      },
    },
  },
];
