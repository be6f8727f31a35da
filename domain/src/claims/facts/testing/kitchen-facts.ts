import { toIsoDate } from '../../../shared/iso-date.ts';
import { pence } from '../../../shared/money.ts';
import type { CaseFacts } from '../case-facts.ts';

const day = toIsoDate;

export const letterDate = day('2026-11-18');

/** A kitchen that was paid for twice and never came. Evidence 1 to 5, six dates, interest since the refund was due. */
export const kitchenFacts: CaseFacts = {
  version: 1,
  frozenAt: null,
  claimant: 'individual',
  defendant: 'company',
  basis: {
    kind: 'written',
    madeOn: day('2026-06-12'),
    copy: 'order',
    broken: 'Nothing was delivered on the day agreed, and my money was not given back.',
  },
  rows: [
    {
      id: 'deposit',
      kind: 'debt',
      what: 'Deposit, paid 12 June 2026',
      how: '',
      amount: pence(1_850_00),
      due: null,
      proof: ['june'],
    },
    {
      id: 'second',
      kind: 'debt',
      what: 'Second payment, 3 July 2026',
      how: '',
      amount: pence(650_00),
      due: null,
      proof: ['july'],
    },
  ],
  credits: [],
  timeline: [
    event('2026-06-12', 'Signed the order for a fitted kitchen and paid the deposit.', ['order', 'june']),
    event('2026-07-03', 'Made the second payment, for the worktops.', ['july']),
    {
      ...event('2026-08-24', 'Fitting day. Nobody came, and nothing was delivered.', ['photos']),
      main: true,
    },
    { ...event('2026-09-01', 'Rang four times. Each time I was told “next week”.'), exact: false },
    event('2026-09-14', 'Cancelled by e-mail and asked for my money by 28 September.', ['mails']),
    event('2026-10-02', 'They wrote that a refund was “being processed”. None came.', ['mails']),
  ],
  evidence: [
    { id: 'order', type: 'contract', what: 'Order form NK-2207', file: 'file-1' },
    { id: 'june', type: 'account-statement', what: 'Bank statement, June 2026', file: 'file-2' },
    { id: 'july', type: 'account-statement', what: 'Bank statement, July 2026', file: 'file-3' },
    { id: 'mails', type: 'correspondence', what: 'E-mails, 26 August to 2 October 2026', file: 'file-4' },
    { id: 'photos', type: 'photo', what: 'Photographs of 24 August 2026', file: null },
  ],
  interest: {
    kind: 'court-rate',
    from: day('2026-09-28'),
    why: 'the day I asked to be repaid by',
    runsOn: true,
  },
  triedToSettle: 'I rang four times and wrote twice.',
};

function event(on: string, what: string, proof: readonly string[] = []): CaseFacts['timeline'][number] {
  return { on: day(on), exact: true, what, main: false, proof };
}
