import { emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { describe, expect, it } from 'vitest';
import { newClaimAddress } from '../../lib/claim-start.ts';
import { answersInAddress } from './answers-in-address.ts';

const answers = {
  amount: '2,500.00',
  jurisdiction: 'Scotland',
  issueType: 'Debt Recovery',
  incidentDate: '2026-09-28',
  defendantType: 'company',
};

const read = (address: string) => answersInAddress(new URL(address, 'https://site.example').searchParams);

describe('answersInAddress', () => {
  it('begins a new claim with the answers in its address', () => {
    expect(read(newClaimAddress(answers))).toMatchObject({
      form: { ...emptyClaimForm, ...answers },
      facts: {
        defendant: 'company',
        rows: [{ amount: '2,500.00' }],
        timeline: [{ on: '2026-09-28' }],
      },
      step: 1,
      version: 0,
    });
  });

  it('takes over a sole trader who owes it, and a business that claims', () => {
    const trader = { ...answers, defendantType: 'individual' };
    const kinds = { claimant: 'sole-trader', defendant: 'sole-trader' } as const;
    expect(read(newClaimAddress({ ...trader, ...kinds }))).toMatchObject({
      form: { defendantType: 'individual' },
      facts: { claimant: 'sole-trader', defendant: 'sole-trader' },
    });
    const usual = read(newClaimAddress(trader));
    expect(usual?.facts).toMatchObject({ claimant: 'individual', defendant: 'individual' });
    expect(read('/submit-claim?draft=new&claimant=king&defendant=')).toBeUndefined();
  });

  it('leaves out what is empty, too long or no answer of the form', () => {
    const odd = { ...answers, amount: '9'.repeat(99), jurisdiction: 'Atlantis', incidentDate: '' };
    expect(read(newClaimAddress(odd))?.form).toEqual({
      ...emptyClaimForm,
      issueType: 'Debt Recovery',
      defendantType: 'company',
    });
  });

  it.each(['/submit-claim', '/submit-claim?draft=new', '/submit-claim?draft=7&amount=900'])(
    'has nothing for %s',
    (address) => {
      expect(read(address)).toBeUndefined();
    },
  );
});
