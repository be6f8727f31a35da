import type { ReasonOfReturn } from '@plainclaim/domain/letters/serving/coming-back';
import { type DemoClaim, demoClaimant, demoClaimId } from '../claims/demo-claims.ts';

export type DemoServedClaim = {
  readonly claim: DemoClaim;
  /** Days ago. The certificate of posting is its proof. */
  readonly posted?: number;
  readonly cameBack?: { readonly days: number; readonly reason: ReasonOfReturn };
  /** Days ago: an admin wrote down what the other side told. It waits to be confirmed or ended. */
  readonly toldOfBreathingSpace?: number;
};

/** A letter that was refused by mail and then posted, one that came back, and a paused claim. */
export const demoServedClaims: readonly DemoServedClaim[] = [
  {
    posted: 8,
    claim: {
      id: demoClaimId(7),
      submitted: 9,
      incident: 80,
      documents: [],
      refusal: '550 5.1.1 There is no such mailbox here',
      form: {
        ...demoClaimant,
        issueType: 'Contract Dispute',
        description:
          'I paid for three new windows. Two were fitted and the third was never ordered. The firm promised my money back and has not paid it.',
        amount: '840',
        jurisdiction: 'England & Wales',
        defendantType: 'company',
        defendantCompanyName: 'Aire Valley Glazing Ltd',
        defendantEmail: 'sales@airevalley.demo.plainclaim.example',
        defendantAddressLine1: '31 Kirkstall Road',
        defendantTownCity: 'Leeds',
        defendantPostcode: 'LS3 1LH',
      },
    },
  },
  {
    posted: 13,
    cameBack: { days: 4, reason: 'gone-away' },
    claim: {
      id: demoClaimId(8),
      submitted: 13,
      incident: 100,
      documents: [],
      form: {
        ...demoClaimant,
        issueType: 'Property Damage',
        description:
          'My neighbour’s tree surgeon dropped a branch through the roof of my shed. He agreed to pay for the repair and then stopped answering.',
        amount: '365',
        jurisdiction: 'England & Wales',
        defendantFirstName: 'Colin',
        defendantLastName: 'Marsh',
        defendantEmailUnknown: true,
        defendantAddressLine1: '5 Beck Row',
        defendantTownCity: 'Otley',
        defendantPostcode: 'LS21 1AA',
      },
    },
  },
  {
    toldOfBreathingSpace: 3,
    claim: {
      id: demoClaimId(9),
      submitted: 16,
      incident: 110,
      documents: [],
      form: {
        ...demoClaimant,
        issueType: 'Debt Recovery',
        description:
          'I lent my cousin money for a deposit on a flat. It was to be paid back within three months, and nothing has come since.',
        amount: '700',
        jurisdiction: 'England & Wales',
        defendantFirstName: 'Tessa',
        defendantLastName: 'Brand',
        defendantEmail: 'tessa.brand@demo.plainclaim.example',
        defendantAddressLine1: '88 Harehills Lane',
        defendantTownCity: 'Leeds',
        defendantPostcode: 'LS8 4DN',
      },
    },
  },
];
