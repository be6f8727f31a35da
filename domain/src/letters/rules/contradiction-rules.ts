import type { RuleCheck } from '../reading/read-letter.ts';
import { checkContactDetails } from './contact-details.ts';
import { checkDates } from './dates.ts';
import { checkDeadline } from './deadline.ts';
import { checkLegalFraming } from './legal-framing.ts';
import { checkMarkup } from './markup.ts';
import { checkPlaceholders } from './placeholders.ts';
import { checkSender } from './sender.ts';
import { checkSums } from './sums.ts';
import { checkThreats } from './threats.ts';

/** The rules that can find something wrong in a piece of text by itself, such as one sentence of an account. */
export const contradictionRules: readonly RuleCheck[] = [
  checkSums,
  checkDates,
  checkDeadline,
  checkContactDetails,
  checkLegalFraming,
  checkPlaceholders,
  checkSender,
  checkThreats,
  checkMarkup,
];
