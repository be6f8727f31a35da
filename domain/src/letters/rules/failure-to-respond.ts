import type { RuleCheck } from '../reading/read-letter.ts';
import { requireSection } from './required-section.ts';

/** The section on the consequences of no reply. */
export const checkFailureToRespond: RuleCheck = (reading) =>
  requireSection(
    reading,
    'failure-to-respond',
    /\b(?:court|claim|proceedings)\b/i,
    'what may happen if nobody answers the letter',
  );
