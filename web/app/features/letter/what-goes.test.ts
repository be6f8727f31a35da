import { emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { emptyFactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { factsWithForm } from '@plainclaim/domain/claims/facts/input/form-and-facts';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../../lib/claims-api.ts';
import { letterAddress, sendAddress, toSendFrom } from './letter-address.ts';
import { parcelOf } from './what-goes.ts';

const now = new Date('2026-11-18T12:00:00Z');
const form = {
  ...emptyClaimForm,
  issueType: 'Debt Recovery',
  description: 'I lent them money for a car. It was to be paid back in the summer and was not.',
  amount: '2500',
  incidentDate: '2026-08-24',
  defendantFirstName: 'Ann',
  defendantLastName: 'Pell',
  plaintiffName: 'Hannah Okoro',
  plaintiffEmail: 'hannah@example.com',
  plaintiffDateOfBirth: '1990-04-02',
  plaintiffAddress: '12 Weir Street, Todmorden',
  plaintiffPostcode: 'OL14 9ZQ',
  defendantEmail: 'ann@example.com',
  defendantAddressLine1: '4 Beck Mill',
  defendantTownCity: 'Hebden Bridge',
  defendantPostcode: 'HX7 9ZZ',
};
const facts = factsWithForm(emptyFactsInput, form);
const megabyte = 1024 * 1024;
const file = (id: string, file_name: string, file_size = megabyte) => ({ id, file_name, file_size });
const evidence = (id: string, what: string, more: object = {}) => ({
  ...{ id, type: 'other', what, file: id },
  ...more,
});
const draftOf = (change: object): Draft => ({ form, facts, documents: [], ...change }) as unknown as Draft;

describe('what goes with a letter', () => {
  it('is the files by their numbers, what is to follow, and not what is kept back', () => {
    const told = {
      ...facts,
      evidence: [
        evidence('a', 'Diary', { keptBack: true }),
        evidence('named-1', 'Receipt', { file: '' }),
        evidence('b', 'Order form'),
      ],
    };
    const documents = [file('c', 'late.pdf'), file('b', 'scan 7.pdf'), file('a', 'Diary')];
    expect(parcelOf(draftOf({ facts: told, documents }), now)).toMatchObject({
      amount: 2_500_00,
      claimsInterest: false,
      shownAddress: '12 Weir Street, Todmorden, OL14 9ZQ',
      isOwnAddress: true,
      sent: [
        { no: 2, name: 'Order form', note: 'scan 7.pdf, 1.00 MB' },
        { no: null, name: 'late.pdf', note: '1.00 MB' },
      ],
      toFollow: [{ no: 1, name: 'Receipt' }],
      keptBack: [{ no: null, name: 'Diary', note: '1.00 MB' }],
      mayBeLinked: false,
    });
  });

  it('shows the address for letters, and says when files may not fit into one mail', () => {
    const lettersTo = { isOther: true, address: '4 Park Row, Leeds', postcode: 'ls15hd' };
    const documents = [file('a', 'one.pdf', 9 * megabyte), file('b', 'two.pdf', 9 * megabyte)];
    expect(parcelOf(draftOf({ facts: { ...facts, lettersTo }, documents }), now)).toMatchObject({
      shownAddress: '4 Park Row, Leeds, LS1 5HD',
      isOwnAddress: false,
      mayBeLinked: true,
    });
  });

  it('is not known while answers are missing', () => {
    expect(parcelOf(draftOf({ form: { ...form, plaintiffName: '' } }), now)).toBeUndefined();
    const lettersTo = { isOther: true, address: '', postcode: '' };
    expect(parcelOf(draftOf({ facts: { ...facts, lettersTo } }), now)).toBeUndefined();
  });
});

describe('the address of the page', () => {
  it.each([
    [sendAddress('a-b', 3).split('?')[1] ?? '', { draftId: 'a-b', readVersion: 3 }],
    [letterAddress('a-b').split('?')[1] ?? '', { draftId: 'a-b', readVersion: undefined }],
    ['draft=a&letter=x', { draftId: 'a', readVersion: undefined }],
    ['letter=3', undefined],
  ])('%s', (search, toSend) => {
    expect(toSendFrom(`?${search}`)).toEqual(toSend);
  });
});
