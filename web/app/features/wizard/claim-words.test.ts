import { emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { expect, it } from 'vitest';
import { answerWords } from './claim-words.ts';

it.each([
  ['amount', '1150', '£1,150.00'],
  ['amount', 'about 900', 'about 900'],
  ['incidentDate', '2026-03-27', '27 March 2026'],
  ['incidentDate', '2026--27', '27/–/2026'],
  ['incidentDate', '26-June-31', '31/June/26'],
  ['plaintiffPostcode', 'ol149zq', 'OL14 9ZQ'],
  ['defendantPostcode', 'nowhere', 'nowhere'],
  ['defendantType', 'company', 'Company'],
  ['defendantType', 'individual', 'Individual'],
  ['defendantEmailUnknown', true, 'Yes'],
  ['description', '  They owe me ', 'They owe me'],
  ['policeIncidentNumber', '   ', undefined],
] as const)('%s typed as %j reads %j', (field, typed, words) => {
  expect(answerWords({ ...emptyClaimForm, [field]: typed }, field)).toBe(words);
});
