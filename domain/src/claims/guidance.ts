import type { Law } from '../law/law.ts';
import { forumsElsewhere } from '../law/pre-action/elsewhere.ts';
import { lookUp } from '../law/rows.ts';
import type { IsoDate } from '../shared/iso-date.ts';
import { formatGbp, formatPoundsWhole } from '../shared/money.ts';
import { type ClaimValue, overLimitNotice, smallClaimsLimits } from './limits.ts';
import { subjectOf } from './subject-of.ts';

export const guidanceStages = ['review', 'after-deadline', 'after-rejection'] as const;
type GuidanceStage = (typeof guidanceStages)[number];

export const guidanceOptions = ['mediation', 'small-claims-help', 'advice', 'solicitor'] as const;
export type GuidanceOption = (typeof guidanceOptions)[number];

/** 'advice' if the amount alone does not decide. */
export type CourtRoute = 'small-claims' | 'advice' | 'solicitor';

type ClaimGuidance = {
  readonly route: CourtRoute;
  /** What comes next, after a sentence that says what happened. */
  readonly sentence: string;
  /** The ways on that are offered. */
  readonly options: readonly GuidanceOption[];
};

/** The next options of a claim. All pages and mails use this function, so that they agree. */
export function guideClaim(claim: ClaimValue, stage: GuidanceStage): ClaimGuidance {
  const route = courtRoute(claim);
  return { route, sentence: sentences[stage][route](claim), options: options[stage][route] };
}

/** Decided by the limit of the claim's nation. Injuries within it have separate limits as well. */
export function courtRoute({ amount, jurisdiction, issueType }: ClaimValue): CourtRoute {
  if (amount > smallClaimsLimits[jurisdiction].limit) return 'solicitor';
  return issueType === 'Personal Injury' ? 'advice' : 'small-claims';
}

const injuryWords = 'Injury claims have limits of their own, so get advice before going to court.';

const sentences: Readonly<Record<GuidanceStage, Record<CourtRoute, (claim: ClaimValue) => string>>> = {
  review: {
    'small-claims': ({ amount, jurisdiction }) =>
      `${formatGbp(amount)} is within the ${limitOf(jurisdiction)} small claims limit for ${jurisdiction}.`,
    advice: () => injuryWords,
    // No notice for an injury: specification 1, section 2.
    solicitor: (claim) => overLimitNotice(claim) ?? injuryWords,
  },
  'after-deadline': {
    'small-claims': (claim) =>
      hasTribunal(claim)
        ? 'You can offer mediation or, unless a tribunal has to decide it, take the small claims route.'
        : 'You can offer mediation or take the small claims route.',
    advice: () => `You can offer mediation. ${injuryWords}`,
    // Not "the limit": the court itself may take more.
    solicitor: ({ issueType, jurisdiction }) =>
      `Your ${issueType === 'Personal Injury' ? 'injury claim' : 'claim'} is above ${limitOf(jurisdiction)}, so the next step is a solicitor.`,
  },
  'after-rejection': {
    'small-claims': (claim) =>
      hasTribunal(claim)
        ? 'The next step is the small claims court, unless a tribunal has to decide your claim.'
        : 'The next step is the small claims court.',
    advice: () => injuryWords,
    solicitor: () => 'The next step is a solicitor.',
  },
};

const options: Readonly<Record<GuidanceStage, Record<CourtRoute, readonly GuidanceOption[]>>> = {
  review: { 'small-claims': [], advice: [], solicitor: [] },
  'after-deadline': {
    'small-claims': ['mediation', 'small-claims-help'],
    advice: ['mediation', 'advice'],
    solicitor: ['solicitor'],
  },
  'after-rejection': {
    'small-claims': ['small-claims-help'],
    advice: ['advice'],
    solicitor: ['solicitor'],
  },
};

const limitOf = (jurisdiction: ClaimValue['jurisdiction']): string =>
  formatPoundsWhole(smallClaimsLimits[jurisdiction].limit);

/** Whether a tribunal decides, or may decide, claims like this one. */
export const hasTribunal = ({ jurisdiction, issueType }: ClaimValue): boolean =>
  forumsElsewhere(jurisdiction, subjectOf(issueType)).some(
    ({ id }) => id === 'tribunal' || id === 'early-conciliation',
  );

/** Differences between the court or the law and our rules, and other bodies that may decide. */
export function cautionsFor(
  claim: ClaimValue,
  stage: GuidanceStage,
  on: IsoDate,
  law: Law,
): readonly string[] {
  const forums = forumsElsewhere(claim.jurisdiction, subjectOf(claim.issueType))
    // Few firms have one: worth telling once the firm has not answered.
    .filter(({ id }) => stage !== 'review' || id !== 'ombudsman')
    .map(({ words }) => words);
  const about =
    claim.issueType === 'Personal Injury'
      ? injuryLimitWords(claim, on, law)
      : courtLimitWords(claim, on, law);
  return about === undefined ? forums : [about, ...forums];
}

/** Whether the court itself takes the claim as a small one. Injuries have limits of their own. */
export function isWithinCourtLimit(claim: ClaimValue, on: IsoDate, law: Law): boolean {
  if (claim.issueType === 'Personal Injury') return false;
  const court = lookUp(law.courtLimits.rows, { nation: claim.jurisdiction, on });
  return court.known && claim.amount <= court.value;
}

/** We go by the specification's limit; the court itself may take more. */
function courtLimitWords(claim: ClaimValue, on: IsoDate, law: Law): string | undefined {
  const { amount, jurisdiction } = claim;
  const court = lookUp(law.courtLimits.rows, { nation: jurisdiction, on });
  if (!court.known || amount <= smallClaimsLimits[jurisdiction].limit) return undefined;
  if (!isWithinCourtLimit(claim, on, law)) return undefined;
  return `We suggest a solicitor above ${limitOf(jurisdiction)}. The court itself takes small claims up to ${formatPoundsWhole(court.value)}, so you may bring this one there yourself.`;
}

function injuryLimitWords({ jurisdiction }: ClaimValue, on: IsoDate, law: Law): string | undefined {
  const injury = lookUp(law.injuryLimits.rows, { nation: jurisdiction, on });
  if (!injury.known) return undefined;
  if (injury.value === null) return outsideWords[jurisdiction];
  const { most, road } = injury.value;
  return `An injury is a small claim only if the injury itself is worth no more than ${formatPoundsWhole(most)}, or ${formatPoundsWhole(road)} after most road accidents.`;
}

const outsideWords: Readonly<Partial<Record<ClaimValue['jurisdiction'], string>>> = {
  Scotland: 'In Scotland injury claims are outside simple procedure, whatever the amount.',
  'Northern Ireland': 'In Northern Ireland injury claims are outside small claims, whatever the amount.',
};
