import { emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { emptyFactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { expect, it } from 'vitest';
import { copyFrom } from './unsaved-copy.ts';

const copy = {
  form: { ...emptyClaimForm, description: 'They owe me' },
  facts: emptyFactsInput,
  step: 2,
  version: 5,
};

it('reads back what was kept', () => {
  expect(copyFrom(JSON.parse(JSON.stringify(copy)))).toEqual(copy);
});

it('drops what the form does not have', () => {
  expect(copyFrom({ ...copy, form: { ...copy.form, colour: 'red' } })).toEqual(copy);
});

it('takes the facts from the form of a copy that was written before there were facts', () => {
  const form = { ...copy.form, amount: '900', incidentDate: '2026-09-', defendantType: 'company' };
  const read = copyFrom(JSON.parse(JSON.stringify({ ...copy, form, facts: undefined })));
  expect(read).toMatchObject({ form, step: 2, version: 5 });
  expect(read?.facts).toEqual({
    ...emptyFactsInput,
    defendant: 'company',
    rows: [{ ...emptyFactsInput.rows[0], amount: '900' }],
    timeline: [{ ...emptyFactsInput.timeline[0], on: '2026-09-' }],
  });
});

it.each([
  ['nothing', undefined],
  ['another thing', 'text'],
  ['no form', { step: 1, version: 1 }],
  ['a form with a field missing', { ...copy, form: { description: 'x' } }],
  ['a field of another kind', { ...copy, form: { ...copy.form, defendantEmailUnknown: 'yes' } }],
  ['facts without rows', { ...copy, facts: { ...emptyFactsInput, rows: {} } }],
  ['a step that is none', { ...copy, step: 9 }],
  ['no version', { ...copy, version: undefined }],
])('takes %s for no copy', (_, kept) => {
  expect(copyFrom(kept)).toBeUndefined();
});
