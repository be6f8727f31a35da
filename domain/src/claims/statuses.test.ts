import { describe, expect, it } from 'vitest';
import { AppError } from '../shared/errors.ts';
import {
  type ClaimMover,
  type ClaimStatus,
  type ClaimTrigger,
  canMove,
  claimStatuses,
  claimTriggers,
  isOpen,
  moveClaim,
  statusWords,
  transitions,
} from './statuses.ts';

const movers = ['plaintiff', 'admin', 'solicitor', 'system'] as const satisfies readonly ClaimMover[];

/** The whole table of the design, written out: who moves what from where, and where to. */
const legal: Readonly<
  Record<ClaimTrigger, { to: ClaimStatus; by: readonly ClaimMover[]; from: readonly ClaimStatus[] }>
> = {
  'reply-processed': {
    to: 'responded',
    by: ['system', 'admin'],
    from: ['pending', 'active', 'responded'],
  },
  'referral-accepted': { to: 'active', by: ['solicitor'], from: ['pending', 'active', 'responded'] },
  'court-route-taken': { to: 'active', by: ['plaintiff'], from: ['pending', 'responded'] },
  'offer-accepted': {
    to: 'settlement_accepted_payment_pending',
    by: ['plaintiff'],
    from: ['pending', 'active', 'responded'],
  },
  'paid-online': {
    to: 'resolved',
    by: ['system'],
    from: ['pending', 'active', 'responded', 'settlement_accepted_payment_pending'],
  },
  'marked-paid': {
    to: 'resolved',
    by: ['plaintiff'],
    from: ['pending', 'active', 'responded', 'settlement_accepted_payment_pending'],
  },
  cancelled: {
    to: 'cancelled',
    by: ['plaintiff', 'admin'],
    from: ['pending', 'active', 'responded', 'settlement_accepted_payment_pending'],
  },
  'payment-refunded': { to: 'responded', by: ['admin'], from: ['resolved'] },
  'letter-replaced': { to: 'pending', by: ['plaintiff', 'admin'], from: ['responded'] },
};

describe('a claim moves as the table says and no other way', () => {
  for (const trigger of claimTriggers)
    for (const from of claimStatuses)
      for (const by of movers) {
        const rule = legal[trigger];
        const isLegal = rule.from.includes(from) && rule.by.includes(by);
        it(`${from} by ${trigger} of a ${by}: ${isLegal ? rule.to : 'refused'}`, () => {
          expect(canMove(from, trigger, by)).toBe(isLegal);
          if (isLegal) expect(moveClaim(from, trigger, by)).toBe(rule.to);
          else expect(() => moveClaim(from, trigger, by)).toThrow(AppError);
        });
      }
});

it('has one rule for each trigger', () => {
  expect(transitions.map(({ trigger }) => trigger).toSorted()).toEqual([...claimTriggers].toSorted());
});

it('refuses in words that say where the claim stands', () => {
  try {
    moveClaim('resolved', 'cancelled', 'plaintiff');
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({
      code: 'conflict',
      userMessage: 'This cannot be done now: the claim is resolved.',
    });
  }
});

it('is closed once it is resolved or cancelled, and nothing moves it then but a refund', () => {
  const open = claimStatuses.filter(isOpen);
  expect(open).toEqual(['pending', 'active', 'responded', 'settlement_accepted_payment_pending']);
  for (const status of claimStatuses.filter((one) => !isOpen(one)))
    for (const trigger of claimTriggers)
      for (const by of movers)
        expect(canMove(status, trigger, by)).toBe(
          status === 'resolved' && trigger === 'payment-refunded' && by === 'admin',
        );
});

it('wears the badge and counts in the figure that the specification names', () => {
  const shown = claimStatuses.map((status) => [status, statusWords[status].badge, statusWords[status].card]);
  expect(shown).toEqual([
    ['pending', 'warning', 'Pending Review'],
    ['active', 'info', 'Active Cases'],
    ['responded', 'default', 'Active Cases'],
    ['settlement_accepted_payment_pending', 'default', 'Active Cases'],
    ['resolved', 'success', 'Resolved'],
    ['cancelled', 'danger', null],
  ]);
  expect(statusWords.pending.label).toBe('Pending Review');
});
