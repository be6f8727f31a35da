import { formatGbp } from '../../shared/money.ts';
import { refusal } from '../answer-refusal.ts';
import type { AnswerRule } from './answer-rule.ts';
import { checkHowPaid } from './check-how-paid.ts';

export const checkPayAll: AnswerRule<'pay-all'> = ({ how }, situation) =>
  checkHowPaid(situation.asked, how, 'pay-all.how', situation);

/** A part is less than all of it. */
export const checkPayPart: AnswerRule<'pay-part'> = ({ owed, how }, situation) =>
  owed < situation.asked
    ? checkHowPaid(owed, how, 'pay-part.how', situation)
    : [
        refusal(
          'not-below-what-is-asked',
          'pay-part.owed',
          `${formatGbp(situation.asked)} is asked for. Please give less, or choose to pay all of it`,
        ),
      ];

export const checkAlreadyPaid: AnswerRule<'already-paid'> = ({ amount, on }, { asked, today }) => [
  ...(amount <= asked
    ? []
    : [
        refusal(
          'above-what-is-asked',
          'already-paid.amount',
          `${formatGbp(asked)} is asked for. Please give what was paid of that`,
        ),
      ]),
  ...(on <= today
    ? []
    : [refusal('paid-in-future', 'already-paid.on', 'Please give today or a day before it')]),
];
