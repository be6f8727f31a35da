import { courtIssueFee } from '@plainclaim/domain/claims/court-fees';
import { courtRoute } from '@plainclaim/domain/claims/court-route';
import { type ClaimValue, smallClaimsLimits } from '@plainclaim/domain/claims/limits';
import { formatGbp, formatPoundsWhole } from '@plainclaim/domain/shared/money';
import { courts, type GuidanceLink, mediationAfterwards } from './courts.ts';

export type Guidance = {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly string[];
  /** What someone should know before they start. */
  readonly cautions: readonly string[];
  readonly links: readonly GuidanceLink[];
};

export type GuidanceOption = 'mediation' | 'small-claims-help' | 'solicitor';

/** One way on after a letter nobody answered, in plain words, for this claim. */
export function guidanceFor(option: GuidanceOption, claim: ClaimValue): Guidance {
  return guides[option](claim);
}

const guides: Record<GuidanceOption, (claim: ClaimValue) => Guidance> = {
  mediation: ({ jurisdiction }) => ({
    title: 'Offer mediation',
    lead: 'A mediator who takes no side helps you both to agree. Nothing is decided unless you both say yes, and it is often quicker and cheaper than court.',
    steps: [
      'Write to the other side that you are willing to mediate. You can use the words below.',
      'Give them a date to answer by, and keep a copy of what you sent.',
      'If they agree, choose a mediator together. Ask for the fee, and who pays which part, in writing first.',
      'Put what you agree in writing, and both sign it.',
    ],
    cautions: [mediationAfterwards[jurisdiction]],
    links: [],
  }),
  'small-claims-help': (claim) => {
    // An injury is not judged by its amount, and in two of three jurisdictions it is no small claim at all.
    if (courtRoute(claim).kind === 'advice') return injuryGuide(claim);
    const { court, procedure, begin, afterwards, fee, links } = courts[claim.jurisdiction];
    return {
      title: 'Take the small claims route',
      lead: `You can take a claim like this to the ${court} yourself, under its ${procedure}. It is made for people without a lawyer.`,
      steps: [...begin, feeWords(claim) ?? fee, ...afterwards],
      cautions: [...cautionsOf(claim), timeLimitWords(claim)],
      links,
    };
  },
  solicitor: (claim) => ({
    title: 'Ask a solicitor',
    lead: `Your claim is above the ${formatPoundsWhole(smallClaimsLimits[claim.jurisdiction].limit)} small claims limit for ${claim.jurisdiction}. Above it the rules are stricter, and whoever loses may have to pay the other side’s costs, so advice is worth having.`,
    steps: [
      'Gather the letter, its date, your documents and anything the other side has written.',
      'Ask two or three solicitors what a first conversation costs, and what they think of your chances.',
      'Ask how their work is paid for, and what you would owe if you lose.',
    ],
    cautions: [...cautionsOf(claim), timeLimitWords(claim)],
    links: [courts[claim.jurisdiction].findSolicitor],
  }),
};

function injuryGuide(claim: ClaimValue): Guidance {
  const { findSolicitor, injury } = courts[claim.jurisdiction];
  return {
    title: 'Get advice before going to court',
    lead: 'Injury claims follow rules of their own, and what an injury is worth is hard to judge alone.',
    steps: [
      'Gather medical records, photographs, witnesses’ names and what the injury has cost you.',
      injury,
      'Ask a solicitor or an advice service what to do next, and how their work is paid for.',
    ],
    cautions: [...cautionsOf(claim), timeLimitWords(claim)],
    links: [findSolicitor],
  };
}

function cautionsOf(claim: ClaimValue): string[] {
  const { caution } = courtRoute(claim);
  return caution ? [caution] : [];
}

function feeWords({ amount, jurisdiction }: ClaimValue): string | undefined {
  const fee = courtIssueFee(amount, jurisdiction);
  return (
    fee &&
    `Pay the court’s fee: ${formatPoundsWhole(fee)} to start a claim for ${formatGbp(amount)}. Interest counts towards the amount, and fees change, so check before paying. With a low income you may get help with fees.`
  );
}

/** Years within which a court must be asked. Source: docs/legal-review.md and the acts it names. */
const yearsToClaim = { 'England & Wales': 6, Scotland: 5, 'Northern Ireland': 6 } as const;
const yearsAfterInjury = 3;

function timeLimitWords({ issueType, jurisdiction }: ClaimValue): string {
  const years = issueType === 'Personal Injury' ? yearsAfterInjury : yearsToClaim[jurisdiction];
  return `A letter does not stop the clock. In ${jurisdiction} you usually have ${years} years to go to court over a claim like this, and for some kinds much less.`;
}
