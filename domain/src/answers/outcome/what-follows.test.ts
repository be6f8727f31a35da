import { expect, it } from 'vitest';
import { claimStatuses } from '../../claims/statuses.ts';
import { parseSaid } from '../input/parse-answer.ts';
import type { AnswerKind } from '../said.ts';
import { filledInput, kitchenSituation, typed } from '../testing/kitchen-answers.ts';
import { whatFollows } from './what-follows.ts';
import { noAnswerWords, type WhyNoAnswer, whyNoAnswer } from './when-to-answer.ts';

const follows = (input: unknown) => {
  const parsed = parseSaid(input, kitchenSituation);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusals));
  return whatFollows(parsed.said, kitchenSituation);
};

const nothing = {
  trigger: 'reply-processed',
  payNow: null,
  proposal: null,
  pausesFor: null,
  stopsDemands: false,
};
const { asked } = kitchenSituation;
const now = { kind: 'now', on: '', each: '', every: '', first: '' };
const plan = { kind: 'instalments', each: 250_00, every: 'month', first: '2026-12-15' };

it.each<[string, unknown, object]>([
  ['all now leads to the checkout', typed('pay-all', { how: now }), { payNow: asked }],
  ['all later is an offer of all', typed('pay-all'), { proposal: { total: asked, how: plan } }],
  ['a part is an offer of it', typed('pay-part'), { proposal: { total: 1_500_00, how: plan } }],
  [
    'a part now is an offer, too',
    typed('pay-part', { how: now }),
    { proposal: { total: 1_500_00, how: { kind: 'now' } } },
  ],
  ['a stranger is asked for nothing more', typed('not-me'), { stopsDemands: true }],
  ['a question moves nothing else', typed('need-more'), {}],
  ['advice about debts pauses', typed('need-more', { debtAdvice: true }), { pausesFor: 'debt-advice' }],
  ['a dispute', typed('dispute'), {}],
  ['a payment made', typed('already-paid'), {}],
  ['more time', typed('need-time'), {}],
])('%s', (_, input, then) => {
  expect(follows(input)).toEqual({ ...nothing, ...then });
});

it('offers never more than is asked for', () => {
  for (const kind of ['pay-all', 'pay-part'] satisfies AnswerKind[]) {
    const { proposal } = follows({ ...filledInput, kind });
    expect(proposal?.total).toBeLessThanOrEqual(asked);
  }
});

it('can come while the claim is open, until an agreement stands', () => {
  const why = Object.fromEntries(
    claimStatuses.map((status) => [status, whyNoAnswer({ status, letter: 'served' })]),
  );
  expect(why).toEqual({
    pending: undefined,
    active: undefined,
    responded: undefined,
    settlement_accepted_payment_pending: 'agreed',
    resolved: 'closed',
    cancelled: 'closed',
  });
});

it('can come once the letter was served', () => {
  for (const letter of ['missing', 'unsent', 'queued', 'not-served'] as const)
    expect(whyNoAnswer({ status: 'pending', letter })).toBe('not-served');
});

it('is refused in words that ask for nothing', () => {
  for (const why of ['closed', 'agreed', 'not-served'] satisfies WhyNoAnswer[])
    expect(noAnswerWords[why]).not.toMatch(/\b(?:must|have to|court)\b/);
});
