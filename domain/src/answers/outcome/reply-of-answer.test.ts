import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutQuotedText } from '../../replies/cut-quoted-text.ts';
import { parseAnswer } from '../input/parse-answer.ts';
import { type AnswerKind, answerKinds } from '../said.ts';
import { filledInput, kitchenSituation, typed } from '../testing/kitchen-answers.ts';
import { answerParts } from './answer-words.ts';
import { replyOfAnswer } from './reply-of-answer.ts';

function replyTo(input: unknown, channel: 'portal' | 'post' = 'portal') {
  const parsed = parseAnswer(input, kitchenSituation);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusals));
  return replyOfAnswer(parsed.said, { ...parsed.answerer, channel }, kitchenSituation);
}

describe('the reply that an answer becomes', () => {
  it.each<[AnswerKind, string, boolean, string]>([
    ['pay-all', 'PAYMENT', false, 'We will pay all of it'],
    ['pay-part', 'PAYMENT', true, 'We owe part of it'],
    ['already-paid', 'DISPUTE', false, 'It has already been paid'],
    ['dispute', 'DISPUTE', false, 'We do not agree'],
    ['not-me', 'DENIAL', false, 'This is not us'],
    ['need-more', 'INFORMATION', false, 'We need to see something first'],
    ['need-time', 'INFORMATION', false, 'We need more time'],
  ])('%s is %s, HIGH, by choice', (kind, type, offersPart, label) => {
    expect(replyTo({ ...filledInput, kind })).toMatchObject({
      type,
      confidence: 'HIGH',
      explanation: `The person’s own choice on the answer page: “${label}”.`,
      requiresManualReview: false,
      offersPart,
    });
  });

  it('says so where an admin wrote it down', () => {
    expect(replyTo(typed('dispute'), 'post').explanation).toBe(
      'Recorded by an admin from a letter: “We do not agree”.',
    );
  });
});

describe('the words of an answer', () => {
  it('of a part', () => {
    expect(replyTo(typed('pay-part')).text).toBe(`We owe part of it.

Owed: £1,500.00

To be paid: £250.00 every month, 6 payments, from 15 December 2026 to 15 May 2027

Not accepted: Second payment, 3 July 2026, £650.00

Why not the rest:
| The worktops were cut.

Answered by Martin Doyle, Director.`);
  });

  it('of all of it, now', () => {
    const now = { how: { kind: 'now', on: '', each: '', every: '', first: '' } };
    expect(replyTo(typed('pay-all', now)).text).toBe(`We will pay all of it.

To be paid: £2,529.15, now, by card

Answered by Martin Doyle, Director.`);
  });

  it('of a dispute, with dates in their order and documents by number', () => {
    const dispute = typed('dispute', {
      rows: [],
      timeline: [
        { on: '2026-09-14', what: 'They cancelled.', proof: [] },
        { on: '2026-08', what: 'Our fitter was ill.', proof: ['paper-1', 'paper-2'] },
      ],
      evidence: [
        { id: 'paper-1', type: 'correspondence', what: 'E-mail of 24 August', file: 'file-1' },
        { id: 'paper-2', type: 'other', what: 'Sick note', file: '' },
      ],
      counterclaim: 'They kept our samples.',
    });
    expect(replyTo(dispute).text).toBe(`We do not agree.

Contested: The whole sum

Why:
| The order was cancelled too late.
|
| We offered a new date.

What happened:
- August 2026: Our fitter was ill. (documents 1, 2)
- 14 September 2026: They cancelled.

Documents:
- Document 1: E-mail of 24 August
- Document 2: Sick note (named, not uploaded)

What is owed the other way:
| They kept our samples.

Answered by Martin Doyle, Director.`);
  });

  it('of a stranger name no one', () => {
    expect(replyTo({ ...typed('not-me'), name: '' }).text).toBe(`This is not us.

What is wrong:
| We are Northgate Bathrooms Ltd.`);
  });

  it('of a payment and of more time', () => {
    expect(replyTo(typed('already-paid')).text).toContain('Paid: £650.00 on 5 October 2026');
    expect(replyTo(typed('need-time')).text).toBe(`We need more time.

Until: 16 December 2026

Answered by Martin Doyle, Director.`);
    expect(replyTo(typed('need-more', { debtAdvice: true })).text).toContain('Getting advice about debts');
  });

  it('are never cut as a quotation, whatever they are', () => {
    for (const kind of answerKinds) {
      const { text } = replyTo({ ...filledInput, kind });
      expect(cutQuotedText(text)).toBe(text);
    }
    const line = fc.oneof(
      fc.constantFrom(
        'From: Hannah',
        '> I agree',
        'On Monday 3 August she wrote:',
        'Sent from my phone',
        '_'.repeat(20),
      ),
      fc.string({ maxLength: 30 }),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        const { text } = replyTo(typed('dispute', { why: ['No.', ...lines].join('\n') }));
        expect(cutQuotedText(text)).toBe(text);
      }),
    );
  });

  it('do not pass for ours', () => {
    const { text } = replyTo(typed('dispute', { why: 'No.\nOwed: £1.00\nAnswered by the court.' }));
    expect(text.split('\n').filter((line) => /^(?:Owed|Answered by)/.test(line))).toEqual([
      'Answered by Martin Doyle, Director.',
    ]);
  });

  it('are told apart from ours', () => {
    const parsed = parseAnswer(typed('dispute'), kitchenSituation);
    if (!parsed.ok) throw new Error('refused');
    expect(
      answerParts(parsed.said, kitchenSituation).map(({ label, isOwnWords }) => [label, isOwnWords]),
    ).toEqual([
      ['Contested', false],
      ['Why', true],
      ['What happened', false],
      ['Documents', false],
    ]);
  });
});
