import { formatGbp, formatPoundsWhole } from '../shared/money.ts';
import type { GuidanceOption } from './guidance.ts';
import { type ClaimValue, smallClaimsLimits } from './limits.ts';

/** Why a claim's page offers a single option. */
export function onlyChoiceWords(option: GuidanceOption, claim: ClaimValue): string {
  return why[option](claim);
}

const rejected =
  'You turned the offer down, so we offer no mediation any more. You may still agree with the other side at any time.';

const why: Readonly<Record<GuidanceOption, (claim: ClaimValue) => string>> = {
  mediation: () => 'There is one way on for now: court comes later, if this does not help.',
  'small-claims-help': () => `There is one way on. ${rejected}`,
  advice: () =>
    `There is one way on: which court deals with an injury does not depend on the sum alone. ${rejected}`,
  solicitor: ({ amount, jurisdiction }) =>
    `There is one way on: ${formatGbp(amount)} is above the ${formatPoundsWhole(smallClaimsLimits[jurisdiction].limit)} small claims limit for ${jurisdiction}, where we suggest a solicitor.`,
};
