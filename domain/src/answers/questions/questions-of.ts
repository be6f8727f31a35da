import { provisionalDays } from '../../claims/holds/check-hold.ts';
import { formatLongDate } from '../../shared/dates.ts';
import { formatGbp } from '../../shared/money.ts';
import { answerLimits } from '../answer-limits.ts';
import type { AnswerSituation } from '../answer-situation.ts';
import { timeToAsk } from '../rules/time-to-ask.ts';
import type { AnswerKind } from '../said.ts';
import { voiceOf } from '../voice.ts';
import { howPaidQuestions } from './how-paid-questions.ts';
import type { Question } from './question.ts';

/** What the second screen asks below the chosen answer. The first is for reading, the third for checking and sending. */
export const questionsOf = (kind: AnswerKind, situation: AnswerSituation): readonly Question[] =>
  asked[kind](situation);

const asked: Readonly<Record<AnswerKind, (situation: AnswerSituation) => readonly Question[]>> = {
  'pay-all': (situation) => howPaidQuestions('pay-all.how', situation),
  'pay-part': (situation) => [
    {
      field: 'pay-part.owed',
      kind: 'sum',
      label: 'How much do you owe?',
      hint: `Less than ${formatGbp(situation.asked)}, which is what is asked for today.`,
      isOptional: false,
    },
    ...partsQuestion(
      'pay-part.rows',
      { label: 'Which parts do you not accept?', hint: 'You may leave all of them empty.' },
      situation,
    ),
    explanation('pay-part.why', 'Why not the rest?', seenBy(situation)),
    ...howPaidQuestions('pay-part.how', situation),
  ],
  'already-paid': ({ asked: sum }) => [
    {
      field: 'already-paid.amount',
      kind: 'sum',
      label: 'How much was paid?',
      hint: `Up to ${formatGbp(sum)}, which is what is asked for today.`,
      isOptional: false,
    },
    { field: 'already-paid.on', kind: 'day', label: 'When?', isOptional: false },
    explanation(
      'already-paid.how',
      'How was it paid?',
      'For example by bank transfer, and to which account name.',
    ),
    papers('already-paid.proof', 'Proof of payment', 'A receipt or a bank statement, if you have one.'),
  ],
  dispute: (situation) => [
    ...partsQuestion(
      'dispute.rows',
      {
        label: 'Which parts do you contest?',
        hint: 'Leave all of them empty if you contest the whole sum.',
      },
      situation,
    ),
    {
      field: 'dispute.why',
      kind: 'text',
      label: 'Why?',
      hint: seenBy(situation),
      isOptional: false,
      most: answerLimits.dispute,
    },
    {
      field: 'dispute.timeline',
      kind: 'dates',
      label: 'What happened, and when?',
      hint: 'The dates as you see them.',
      isOptional: true,
      most: answerLimits.timeline,
    },
    papers('dispute.evidence', 'Your documents', 'What supports your side.'),
    {
      ...explanation(
        'dispute.counterclaim',
        `Does ${situation.claimantName} owe you something?`,
        'We pass your words on. They are not a claim in a court.',
      ),
      isOptional: true,
    },
  ],
  'not-me': () => [
    explanation(
      'not-me.why',
      'What is wrong?',
      'For example: nobody of that name lives here. You need not say who you are.',
    ),
  ],
  'need-more': ({ defendant }) => [
    explanation('need-more.asks', 'What do you need to see or know?', 'For example a copy of the contract.'),
    {
      field: 'need-more.debtAdvice',
      kind: 'tick',
      label: `${voiceOf(defendant).subject} ${voiceOf(defendant).are} getting advice about debts`,
      hint: `The claim is then paused for ${provisionalDays} days.`,
      isOptional: true,
    },
  ],
  'need-time': (situation) => {
    const latest = timeToAsk(situation)?.latest;
    const respondBy = formatLongDate(situation.respondBy);
    return [
      {
        field: 'need-time.until',
        kind: 'day',
        label: 'Until which day?',
        ...(latest !== undefined && { hint: `By ${formatLongDate(latest)} at the latest.` }),
        isOptional: false,
      },
      {
        ...explanation(
          'need-time.why',
          'Why?',
          `Until ${situation.claimantName} says yes, the day to reply by stays ${respondBy}.`,
        ),
        isOptional: true,
      },
    ];
  },
};

const seenBy = ({ claimantName }: Pick<AnswerSituation, 'claimantName'>): string =>
  `${claimantName} sees this. If it goes to court, so may a judge.`;

const explanation = (field: string, label: string, hint: string): Question => ({
  field,
  kind: 'text',
  label,
  hint,
  isOptional: false,
  most: answerLimits.explanation,
});

const papers = (field: string, label: string, hint: string): Question => ({
  field,
  kind: 'papers',
  label,
  hint,
  isOptional: true,
  most: answerLimits.evidence,
});

/** Where the sum has one part only, there is nothing to choose. */
function partsQuestion(
  field: string,
  words: Pick<Question, 'label' | 'hint'>,
  { rows }: AnswerSituation,
): readonly Question[] {
  if (rows.length < 2) return [];
  const options = rows.map(({ id, what, amount }) => ({
    value: id,
    label: `${what}, ${formatGbp(amount)}`,
  }));
  return [{ field, kind: 'several', ...words, isOptional: true, options }];
}
