import type { RuleCheck } from '../reading/read-letter.ts';
import { requireSection } from './required-section.ts';

/** What silence may lead to. */
export const checkFailureToRespond: RuleCheck = (reading) =>
  requireSection(
    reading,
    'failure-to-respond',
    /\b(?:court|claim|proceedings)\b/i,
    'what may happen if nobody answers the letter',
  );
