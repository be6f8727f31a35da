import { evidenceExtensions, maxEvidenceBytes } from '@plainclaim/domain/claims/evidence';
import { jurisdictions } from '@plainclaim/domain/claims/jurisdictions';
import { smallClaimsLimits } from '@plainclaim/domain/claims/limits';
import { responseDays } from '@plainclaim/domain/letters/response-deadline';
import { formatPoundsWhole } from '@plainclaim/domain/shared/money';

/** Our own constants formatted for the answers, so that no answer repeats a figure by hand. */
export const facts = {
  limits: jurisdictions
    .map((jurisdiction) => `${formatPoundsWhole(smallClaimsLimits[jurisdiction].limit)} in ${jurisdiction}`)
    .join(', '),
  days: {
    usual: responseDays('Other', 'England & Wales'),
    injury: responseDays('Personal Injury', 'England & Wales'),
    debt: responseDays('Debt Recovery', 'England & Wales'),
  },
  files: {
    kinds: evidenceExtensions.map((ending) => ending.toUpperCase()).join(', '),
    most: `${maxEvidenceBytes / 1024 / 1024}MB`,
  },
} as const;
