import type { RuleCheck } from '../reading/read-letter.ts';
import { wordsPattern } from '../reading/words-pattern.ts';
import { requireSection } from './required-section.ts';

/** Which court a claim may go to. */
export const checkCourtProceedings: RuleCheck = (reading) =>
  requireSection(
    reading,
    'court-proceedings',
    wordsPattern(reading.framing.court),
    `that a claim may be made in the ${reading.framing.court}`,
  );
