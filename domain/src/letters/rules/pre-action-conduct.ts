import type { RuleCheck } from '../reading/read-letter.ts';
import { requireSection } from './required-section.ts';

/** The paragraph on how both sides should behave before a claim. */
export const checkPreActionConduct: RuleCheck = (reading) =>
  requireSection(
    reading,
    'pre-action-conduct',
    new RegExp(`\\b${reading.framing.protocol.replaceAll(' ', '\\s+')}\\b`, 'i'),
    `what is expected before a claim, under the ${reading.framing.protocol}`,
  );
