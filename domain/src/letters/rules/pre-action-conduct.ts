import type { RuleCheck } from '../reading/read-letter.ts';
import { wordsPattern } from '../reading/words-pattern.ts';
import { requireSection } from './required-section.ts';

/** The paragraph on how both sides should behave before a claim. */
export const checkPreActionConduct: RuleCheck = (reading) =>
  requireSection(
    reading,
    'pre-action-conduct',
    wordsPattern(reading.framing.protocol),
    `what is expected before a claim, under the ${reading.framing.protocol}`,
  );
