import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyReply } from './classify-reply.ts';
import { denialReplies } from './testing/samples/denial.ts';
import { disputeReplies } from './testing/samples/dispute.ts';
import { informationReplies } from './testing/samples/information.ts';
import { mixedReplies } from './testing/samples/mixed.ts';
import { paymentReplies } from './testing/samples/payment.ts';
import { unclearReplies } from './testing/samples/unclear.ts';

type Sample = {
  readonly type: string;
  readonly confidence: string;
  readonly review: boolean;
  readonly body: string;
};

const files = [
  paymentReplies,
  disputeReplies,
  denialReplies,
  informationReplies,
  unclearReplies,
  mixedReplies,
];

/** Blocks of '=== TYPE CONFIDENCE', with 'review' where a person has to look, each followed by the mail as it came. */
const samples: Sample[] = files.flatMap((file) => {
  const [, ...blocks] = file.split(/^=== /m);
  return blocks.map((block) => {
    const [heading = '', ...lines] = block.split('\n');
    const [type = '', confidence = '', mark] = heading.split(' ');
    const review = mark === 'review' || type === 'UNCLEAR';
    return { type, confidence, review, body: lines.join('\n').trim() };
  });
});

it('has at least 200 replies to be judged by', () => {
  expect(samples.length).toBeGreaterThanOrEqual(200);
});

describe('a realistic reply', () => {
  it.each(samples)('$type $confidence: $body', ({ type, confidence, review, body }) => {
    const reading = classifyReply(body);
    expect([reading.type, reading.confidence, reading.requiresManualReview]).toEqual([
      type,
      confidence,
      review,
    ]);
  });
});

describe('counting', () => {
  it('reads only the first 500 characters', () => {
    expect(classifyReply(`${'x'.repeat(495)} I dispute this claim`).type).toBe('UNCLEAR');
    expect(classifyReply(`${'x'.repeat(478)} I dispute this claim`).type).toBe('DISPUTE');
  });

  it('keeps the first 200 characters as they were written', () => {
    const body = `I Agree. ${'Y'.repeat(400)}`;
    expect(classifyReply(body).rawContent).toBe(body.slice(0, 200));
  });

  it.each([
    ['I agree. I dispute this.', 'PAYMENT'],
    ['I dispute this. You have the wrong person.', 'DISPUTE'],
    ['Wrong person. Please explain.', 'DENIAL'],
    ['Please explain. I agree.', 'PAYMENT'],
  ])('breaks the tie of %s', (body, type) => {
    expect(classifyReply(body)).toMatchObject({ type, confidence: 'MEDIUM', requiresManualReview: true });
  });

  it('says which patterns matched and where', () => {
    const body = 'Well, I disagree.';
    const [match] = classifyReply(body).matches;
    expect(match).toMatchObject({ name: 'I disagree', category: 'DISPUTE' });
    expect(body.slice(match?.start, match?.end)).toBe('I disagree');
  });

  it.each([
    ['_I agree to pay_', 'PAYMENT'],
    ['_I dispute this claim_', 'DISPUTE'],
    ['_I need more information_', 'INFORMATION'],
  ])('counts %s, a phrase of our letter, where no pattern does', (body, type) => {
    expect(classifyReply(body)).toMatchObject({ type, confidence: 'MEDIUM', requiresManualReview: false });
  });

  it('leaves a phrase that is denied to a person', () => {
    expect(classifyReply('I never said I agree to pay')).toMatchObject({
      type: 'UNCLEAR',
      confidence: 'LOW',
      requiresManualReview: true,
    });
  });
});

describe('words that only look like payment', () => {
  it.each([
    "I don't agree",
    'I will not pay',
    'I am not willing to pay',
    'unsettled',
    'I will never settle',
    'not sure I agree to pay',
    "I can't and won't pay £900",
    'repayment',
    'settlers',
  ])('%s', (body) => {
    expect(classifyReply(body).type).not.toBe('PAYMENT');
  });
});

it('reads whatever comes without failing, and marks only what is there', () => {
  const words = fc.constantFrom(
    'I agree',
    'not',
    'pay',
    '£5',
    '\n> ',
    'From:',
    'İ',
    '\ud83d',
    '✅',
    'scam',
    ' ',
  );
  const mails = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(words).map((all) => all.join(' ')),
  );
  fc.assert(
    fc.property(mails, (body) => {
      const reading = classifyReply(body);
      expect(reading.rawContent.length).toBeLessThanOrEqual(200);
      for (const { start, end } of reading.matches) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(500);
      }
    }),
  );
});
