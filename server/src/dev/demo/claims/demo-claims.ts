import { type ClaimFormInput, emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { demoPeople } from '../../../features/auth/index.ts';

export type DemoDocument = { readonly fileName: string; readonly text: string };

export type DemoClaim = {
  readonly id: string;
  readonly form: ClaimFormInput;
  /** Days ago. */
  readonly submitted: number;
  readonly incident: number;
  readonly documents: readonly DemoDocument[];
  /** Days ago, for a claim that was paid. */
  readonly paid?: number;
  /** What the mail server answered, where it refused the letter. */
  readonly refusal?: string;
};

const [plaintiff] = demoPeople;

export const demoClaimant: ClaimFormInput = {
  ...emptyClaimForm,
  plaintiffName: plaintiff.fullName,
  plaintiffEmail: plaintiff.email,
  plaintiffDateOfBirth: '1990-04-02',
  plaintiffAddress: '12 Mill Lane, Leeds',
  plaintiffPostcode: 'LS1 4AP',
};

export const demoClaimId = (number: number): string => `10000000-0000-4000-8000-00000000000${number}`;

/** Claims of the demo plaintiff: one waiting for a reply, one that got none, one that was paid. */
export const demoClaims: readonly DemoClaim[] = [
  {
    id: demoClaimId(1),
    submitted: 5,
    incident: 75,
    documents: [
      {
        fileName: 'Loan agreement.pdf',
        text: 'LOAN AGREEMENT\n\nHannah Okoro lends Sam Reed £1,250.00 towards a car.\n\nSam Reed pays it back in five instalments of £250.00, the first at the end of the month.\n\nSigned: Hannah Okoro, Sam Reed',
      },
      {
        fileName: 'Messages.pdf',
        text: 'MESSAGES\n\nHannah: Hi Sam, the first instalment was due last week. Is everything all right?\n\nSam: Sorry, next month for sure.\n\nHannah: It has been three months now. Please tell me when I can expect it.',
      },
    ],
    form: {
      ...demoClaimant,
      issueType: 'Debt Recovery',
      description:
        'I lent Sam Reed money towards a car. We agreed in writing that it would be paid back in five instalments. None of them has been paid, and my messages are no longer answered.',
      amount: '1250',
      jurisdiction: 'England & Wales',
      defendantFirstName: 'Sam',
      defendantLastName: 'Reed',
      defendantEmail: 'sam.reed@demo.plainclaim.example',
      defendantAddressLine1: '2 Low Road',
      defendantTownCity: 'York',
      defendantPostcode: 'YO1 7HH',
    },
  },
  {
    id: demoClaimId(2),
    submitted: 40,
    incident: 90,
    documents: [],
    form: {
      ...demoClaimant,
      issueType: 'Consumer Rights',
      description:
        'I ordered a dishwasher that stopped working after three weeks. The seller collected it, promised a refund and has not paid it.',
      amount: '479.99',
      jurisdiction: 'England & Wales',
      defendantType: 'company',
      defendantCompanyName: 'Brightwell Kitchens Ltd',
      defendantContactPerson: 'Customer services',
      defendantEmail: 'help@brightwell.demo.plainclaim.example',
      defendantAddressLine1: 'Unit 4, Canal Wharf',
      defendantTownCity: 'Leeds',
      defendantPostcode: 'LS11 5BB',
    },
  },
  {
    id: demoClaimId(3),
    submitted: 70,
    incident: 120,
    paid: 58,
    documents: [],
    form: {
      ...demoClaimant,
      issueType: 'Landlord/Tenant Dispute',
      description:
        'When I moved out, the letting agent kept my deposit for cleaning. The check-out report says that the flat was clean.',
      amount: '950',
      jurisdiction: 'England & Wales',
      defendantType: 'company',
      defendantCompanyName: 'Northgate Lettings Ltd',
      defendantEmail: 'office@northgate.demo.plainclaim.example',
      defendantAddressLine1: '18 Northgate',
      defendantTownCity: 'Wakefield',
      defendantPostcode: 'WF1 3AY',
    },
  },
];

/** An unfinished draft. */
export const demoDraft = {
  id: demoClaimId(4),
  step: 2,
  form: {
    ...demoClaimant,
    issueType: 'Property Damage',
    description: 'A delivery van reversed into my garden wall. The driver left a note with the firm’s name.',
    amount: '620',
    defendantType: 'company',
    defendantCompanyName: 'Swift Parcels Ltd',
  },
} as const;
