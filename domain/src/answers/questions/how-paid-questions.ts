import { formatLongDate } from '../../shared/dates.ts';
import type { AnswerSituation } from '../answer-situation.ts';
import { frequencyWords } from '../plan/how-paid-words.ts';
import { planLimits } from '../plan/plan-limits.ts';
import { workingDaysToPayNow } from '../plan/schedule.ts';
import { frequencies } from '../said.ts';
import type { Question } from './question.ts';

/** When and how a sum is paid, under a field such as `pay-all.how`. A part is paid once it is agreed, all of it at once. */
export function howPaidQuestions(
  field: 'pay-all.how' | 'pay-part.how',
  situation: AnswerSituation,
): readonly Question[] {
  const limits = planLimits(situation);
  const { claimantName } = situation;
  const kind = `${field}.kind`;
  const byDay = { field: kind, is: 'by' };
  const inParts = { field: kind, is: 'instalments' };
  return [
    {
      field: kind,
      kind: 'choice',
      label: 'When would you pay it?',
      isOptional: false,
      options: [
        {
          value: 'now',
          label: 'All now',
          hint:
            field === 'pay-all.how'
              ? 'By card, straight away'
              : `By card, within ${workingDaysToPayNow} working days of ${claimantName}’s yes`,
        },
        { value: 'by', label: 'All by a day', hint: `If ${claimantName} agrees` },
        {
          value: 'instalments',
          label: 'In instalments',
          hint: `Equal sums, of which the last may differ, if ${claimantName} agrees`,
        },
      ],
    },
    {
      field: `${field}.on`,
      kind: 'day',
      label: 'By which day?',
      hint: `By ${formatLongDate(limits.byDay)} at the latest.`,
      isOptional: false,
      onlyIf: byDay,
    },
    {
      field: `${field}.each`,
      kind: 'sum',
      label: 'How much each time?',
      ...(limits.why !== null && { hint: limits.why }),
      isOptional: false,
      onlyIf: inParts,
    },
    {
      field: `${field}.every`,
      kind: 'choice',
      label: 'How often?',
      isOptional: false,
      options: frequencies.map((value) => ({ value, label: sentence(frequencyWords[value]) })),
      onlyIf: inParts,
    },
    {
      field: `${field}.first`,
      kind: 'day',
      label: 'First payment on',
      hint: `By ${formatLongDate(limits.firstBy)} at the latest.`,
      isOptional: false,
      onlyIf: inParts,
    },
  ];
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
