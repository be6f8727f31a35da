import type { RuleCheck } from '../reading/read-letter.ts';
import { requireSection } from './required-section.ts';

/** Which court a claim may go to. */
export const checkCourtProceedings: RuleCheck = (reading) =>
  requireSection(
    reading,
    'court-proceedings',
    new RegExp(`\\b${reading.framing.court.replace(' ', '\\s+')}\\b`, 'i'),
    `that a claim may be made in the ${reading.framing.court}`,
  );
