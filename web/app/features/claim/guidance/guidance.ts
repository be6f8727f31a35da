import { courtFeeWords, type WithClaimedInterest } from '@plainclaim/domain/claims/court-fee-words';
import type { WithInterestFreeDays } from '@plainclaim/domain/claims/court-interest';
import {
  cautionsFor,
  type GuidanceOption,
  hasTribunal,
  isWithinCourtLimit,
} from '@plainclaim/domain/claims/guidance';
import { type ClaimValue, smallClaimsLimits } from '@plainclaim/domain/claims/limits';
import { otherNationWords } from '@plainclaim/domain/claims/other-nation';
import { type ClaimInTime, timeLeft } from '@plainclaim/domain/claims/time-left';
import type { Law } from '@plainclaim/domain/law/law';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import { formatPoundsWhole } from '@plainclaim/domain/shared/money';
import { courts, type GuidanceLink, mediationAfterwards } from './courts.ts';

export type Guidance = {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly string[];
  /** What the claimant should know before they start. */
  readonly cautions: readonly string[];
  readonly links: readonly GuidanceLink[];
};

type Defendant = {
  readonly defendantPostcode?: string;
  readonly defendantType?: 'individual' | 'company';
};

/** One option after an unanswered letter, explained for this claim. */
export function guidanceFor(
  option: GuidanceOption,
  claim: ClaimValue & ClaimInTime & Defendant & WithClaimedInterest & WithInterestFreeDays,
  today: IsoDate,
  law: Law,
): Guidance {
  const guide = guides[option](claim, today, law);
  if (option === 'mediation') return guide;
  const cautions = cautionsFor(claim, 'after-deadline', today, law);
  const otherNation = otherNationWords(
    { ...claim, defendantPostcode: claim.defendantPostcode ?? '' },
    today,
    'after-letter',
  );
  return {
    ...guide,
    cautions: [...cautions, ...(otherNation ? [otherNation] : []), timeLimitWords(claim, today, law)],
  };
}

type Guide = (
  claim: ClaimValue & ClaimInTime & WithClaimedInterest & WithInterestFreeDays,
  today: IsoDate,
  law: Law,
) => Guidance;

const guides: Record<GuidanceOption, Guide> = {
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
  'small-claims-help': (claim, today, law) => {
    const { court, procedure, begin, afterwards, fee, links } = courts[claim.jurisdiction];
    return {
      title: 'Take the small claims route',
      lead: `${hasTribunal(claim) ? 'Unless a tribunal has to decide it, you' : 'You'} can take a claim like this to the ${court} yourself, under its ${procedure}. It is made for people without a lawyer.`,
      steps: [...begin, courtFeeWords(claim, today, law) ?? fee, ...afterwards],
      cautions: [],
      links,
    };
  },
  advice: injuryGuide,
  solicitor: (claim, today, law) => ({
    title: 'Ask a solicitor',
    lead: solicitorLead(claim, today, law),
    steps: [
      'Gather the letter, its date, your documents and anything the other side has written.',
      'Ask two or three solicitors what a first conversation costs, and what they think of your chances.',
      'Ask how their work is paid for, and what you would owe if you lose.',
    ],
    cautions: [],
    links: [courts[claim.jurisdiction].findSolicitor],
  }),
};

function solicitorLead(claim: ClaimValue, today: IsoDate, law: Law): string {
  // The rules of larger claims begin where the court's own limit ends, which may be higher than ours.
  if (isWithinCourtLimit(claim, today, law))
    return `Your claim is above ${limitOf(claim)}, where we suggest a solicitor before you go to court.`;
  const limit =
    claim.issueType === 'Personal Injury'
      ? limitOf(claim)
      : `the ${limitOf(claim)} small claims limit for ${claim.jurisdiction}`;
  return `Your claim is above ${limit}. Above it the rules are stricter, and whoever loses may have to pay the other side’s costs, so advice is worth having.`;
}

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
    cautions: [],
    links: [findSolicitor],
  };
}

const limitOf = ({ jurisdiction }: ClaimValue): string =>
  formatPoundsWhole(smallClaimsLimits[jurisdiction].limit);

function timeLimitWords(claim: ClaimInTime, today: IsoDate, law: Law): string {
  const { title, words } = timeLeft(claim, today, law);
  return `${title}. ${words}`;
}
