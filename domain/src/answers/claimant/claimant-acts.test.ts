import { describe, expect, it } from 'vitest';
import { toIsoDate } from '../../shared/iso-date.ts';
import { pence } from '../../shared/money.ts';
import { parseSaid } from '../input/parse-answer.ts';
import { type AnswerKind, answerKinds, type Said } from '../said.ts';
import { filledInput, kitchenSituation, typed } from '../testing/kitchen-answers.ts';
import { afterConfirmedPayment, moveByInformationSent, moveByTimeGranted } from './after-claimant-act.ts';
import { answerSentence, claimantActLabels } from './claimant-act-words.ts';
import {
  type AnsweredClaim,
  type ClaimantAct,
  claimantActs,
  claimantActsNow,
  opensWaysOn,
} from './claimant-acts.ts';
import {
  confirmedPaymentProblem,
  confirmPaymentForm,
  denyPaymentForm,
  grantedDayProblem,
  grantTimeForm,
  sendInformationForm,
} from './claimant-forms.ts';

function said(input: unknown): Said {
  const parsed = parseSaid(input, kitchenSituation);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusals));
  return parsed.said;
}

const answered = (kind: AnswerKind, more: Partial<AnsweredClaim> = {}): AnsweredClaim => ({
  said: said({ ...filledInput, kind }),
  isOpen: true,
  isOnHold: false,
  done: [],
  offerStands: kind === 'pay-all' || kind === 'pay-part',
  canGrantTime: true,
  ...more,
});

const now = said(typed('pay-all', { how: { kind: 'now', on: '', each: '', every: '', first: '' } }));
const offer: readonly ClaimantAct[] = ['accept-offer', 'refuse-offer', 'counter-offer'];

describe('what a claimant may do', () => {
  it.each<[string, AnsweredClaim, readonly ClaimantAct[], boolean]>([
    ['all now', answered('pay-all', { said: now }), ['confirm-payment'], true],
    ['all in parts', answered('pay-all'), offer, true],
    ['all in parts, refused', answered('pay-all', { offerStands: false }), [], true],
    ['a part', answered('pay-part'), offer, true],
    ['a part, on hold', answered('pay-part', { isOnHold: true }), ['accept-offer', 'refuse-offer'], false],
    ['paid', answered('already-paid'), ['confirm-payment', 'deny-payment'], false],
    ['paid, on hold', answered('already-paid', { isOnHold: true }), ['confirm-payment'], false],
    ['paid, and it came', answered('already-paid', { done: ['confirm-payment'] }), [], false],
    ['paid, and it did not', answered('already-paid', { done: ['deny-payment'] }), [], true],
    ['a dispute', answered('dispute'), [], true],
    ['a stranger', answered('not-me'), ['correct-party', 'cancel-claim'], false],
    ['a stranger, corrected', answered('not-me', { done: ['correct-party'] }), [], true],
    ['a question', answered('need-more'), ['send-information'], true],
    [
      'a question, answered once',
      answered('need-more', { done: ['send-information'] }),
      ['send-information'],
      true,
    ],
    ['more time', answered('need-time'), ['grant-time'], true],
    ['more time, granted', answered('need-time', { done: ['grant-time'] }), [], true],
    ['more time, too late', answered('need-time', { canGrantTime: false }), [], true],
  ])('after %s', (_, claim, acts, waysOn) => {
    expect(claimantActsNow(claim)).toEqual(acts);
    expect(opensWaysOn(claim)).toBe(waysOn);
  });

  it('is nothing on a closed claim', () => {
    for (const kind of answerKinds) {
      expect(claimantActsNow(answered(kind, { isOpen: false }))).toEqual([]);
      expect(opensWaysOn(answered(kind, { isOpen: false }))).toBe(false);
    }
  });

  it('has a label, and every answer a sentence that names the other side', () => {
    for (const act of claimantActs) expect(claimantActLabels[act]).not.toBe('');
    for (const kind of answerKinds)
      expect(answerSentence(said({ ...filledInput, kind }), kitchenSituation)).toContain(
        'Northgate Kitchens Ltd',
      );
    expect(answerSentence(now, kitchenSituation)).toContain('now');
  });
});

describe('what a claimant types', () => {
  const day = toIsoDate;
  it.each([
    [2_529_15, '2026-11-20', undefined],
    [2_529_16, '2026-11-20', 'amount'],
    [1, '2026-11-21', 'on'],
  ])('a payment of %d pence on %s', (amount, on, field) => {
    expect(confirmedPaymentProblem({ amount: pence(amount), on: day(on) }, kitchenSituation)?.field).toBe(
      field,
    );
  });

  it.each([
    ['2026-12-02', 'Please give a day after 2 December 2026'],
    ['2026-12-03', undefined],
    ['2026-12-30', undefined],
    ['2026-12-31', 'Please give a day up to 30 December 2026'],
  ])('a day to grant: %s', (until, message) => {
    expect(grantedDayProblem(day(until), kitchenSituation)?.message).toBe(message);
  });

  it('once granted, no more', () => {
    expect(grantedDayProblem(day('2026-12-10'), { ...kitchenSituation, wasTimeGranted: true })?.message).toBe(
      'No more time can be granted for this letter',
    );
  });

  it('is read, and named where it is wrong', () => {
    expect(confirmPaymentForm.parse({ amount: '650', on: '2026-10-05' })).toEqual({
      amount: 650_00,
      on: '2026-10-05',
    });
    expect(grantTimeForm.safeParse({ until: '' }).error?.issues[0]?.message).toBe('Please give a date');
    expect(denyPaymentForm.safeParse({ why: '' }).success).toBe(false);
    expect(sendInformationForm.parse({ answer: ' The order form. ' }).answer).toBe('The order form.');
  });
});

describe('what it leads to', () => {
  it('a payment leaves the rest, and marks the claim paid with nothing left', () => {
    expect(afterConfirmedPayment(pence(2_529_15), pence(650_00))).toEqual({
      left: 1_879_15,
      marksPaid: false,
    });
    expect(afterConfirmedPayment(pence(650_00), pence(650_00))).toEqual({ left: 0, marksPaid: true });
  });

  it('time and information move the day to reply by', () => {
    const on = toIsoDate('2026-11-30');
    expect(moveByTimeGranted(on)).toEqual({ kind: 'time-granted', until: on });
    expect(moveByInformationSent(on, true)).toEqual({
      kind: 'question-answered',
      on,
      underDebtProtocol: true,
    });
  });
});
