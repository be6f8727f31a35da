import { emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { describe, expect, it } from 'vitest';
import { arrivalFrom } from './arrival.ts';

describe('arrivalFrom', () => {
  it.each([
    [
      'what the wizard handed over',
      { draftId: 'a', form: emptyClaimForm },
      '',
      { draftId: 'a', form: emptyClaimForm },
    ],
    ['that before the address', { draftId: 'a' }, '?draft=b', { draftId: 'a', form: undefined }],
    ['the address', null, '?draft=b', { draftId: 'b', form: undefined }],
    ['nothing', null, '', undefined],
    ['an empty address', null, '?draft=', undefined],
    ['a state of another page', { notice: 'Session expired' }, '', undefined],
    ['a state that is no object', 'hello', '', undefined],
  ])('takes %s', (_, state, search, arrival) => {
    expect(arrivalFrom(state, search)).toEqual(arrival);
  });
});
