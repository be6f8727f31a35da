import { formatLongDate } from '../../shared/dates.ts';
import { type DebtLetter, letterFacts, type PartsOfDebtLetter, partsOf } from './debt-letter.ts';
import { debtEnclosureNames } from './enclosure-names.ts';
import type { Paper, PaperBlock, PaperField } from './paper.ts';

/** The answers that the protocol's reply form offers, in our words and with boxes of our own. */
export function replyForm(letter: DebtLetter): Paper {
  const parts = partsOf(letter);
  return {
    title: debtEnclosureNames['reply-form'].title,
    about: `Your answer to ${parts.claimant.name}. Please send it so that it arrives by ${parts.deadline.longDate}`,
    blocks: [
      { kind: 'facts', facts: letterFacts(letter, parts, formatLongDate(letter.context.today)) },
      {
        kind: 'text',
        text: `Tick what applies and use more sheets if you need them. Post the form to ${parts.claimant.name}, ${parts.claimant.address}, or answer the e-mail that brought the letter with a photograph or scan of every page. Keep a copy.`,
      },
      ...doYouOweIt(parts),
      ...howYouPay(),
      ...advice(),
      ...documents(),
      ...aboutYou(parts),
    ],
  };
}

const heading = (text: string): PaperBlock => ({ kind: 'heading', text });
const space = (label: string, lines: number): PaperBlock => ({ kind: 'space', label, lines });
const fields = (...all: readonly PaperField[]): PaperBlock => ({ kind: 'fields', fields: all });
const choice = (mark: string | undefined, text: string, ...all: readonly PaperField[]): PaperBlock => ({
  kind: 'choice',
  text,
  ...(mark !== undefined && { mark }),
  ...(all.length > 0 && { fields: all }),
});

const doYouOweIt = ({ amount }: PartsOfDebtLetter): readonly PaperBlock[] => [
  heading('1. Do you owe the money? Tick one'),
  choice('A', `I owe all of it: ${amount}.`),
  choice('B', 'I owe part of it, and dispute the rest.', { label: 'I owe £', width: 0.4 }),
  choice('C', 'I do not know whether I owe it. What I need is under 3 and 4.'),
  choice('D', 'I dispute it: I do not owe this money.'),
  space('If you ticked B or D: which part do you dispute, and why?', 5),
];

const howYouPay = (): readonly PaperBlock[] => [
  heading('2. If you ticked A or B: how would you like to pay?'),
  choice('E', 'All that I owe, now. Please send me a way to pay.'),
  choice('F', 'All that I owe, by a later day.', { label: 'Day', width: 0.4 }),
  choice(
    'G',
    'In parts.',
    { label: '£', width: 0.25 },
    { label: 'every (week, month)', width: 0.4 },
    { label: 'from', width: 0.35 },
  ),
  choice('H', 'I cannot pay anything at present.'),
  {
    kind: 'text',
    text: 'With F, G or H, please fill in the standard financial statement and send it with this form.',
  },
];

const advice = (): readonly PaperBlock[] => [
  heading('3. Debt advice'),
  choice('I', 'I am getting advice about my debts, or have asked for it.', { label: 'From (service)' }),
  choice('J', 'I am in Breathing Space, the debt respite scheme.', { label: 'Since', width: 0.4 }),
  fields(
    { label: 'My appointment is on', width: 0.5 },
    { label: 'I expect to answer in full by', width: 0.5 },
  ),
  space('If you need more than 30 days: why?', 2),
];

const documents = (): readonly PaperBlock[] => [
  heading('4. Documents'),
  choice('K', 'Please send me a copy of the written agreement.'),
  choice('L', 'Please send me a fuller account of the sums, payments, interest and charges.'),
  choice('M', 'Please send me something else, namely:', { label: '' }),
  choice('N', 'I enclose copies of these papers:', { label: '' }),
];

const aboutYou = ({ defendant }: PartsOfDebtLetter): readonly PaperBlock[] => [
  heading('5. About you'),
  fields({ label: 'Your name', width: 0.55 }, { label: 'Telephone (if you like)', width: 0.45 }),
  fields({ label: 'Your address, if the one above is wrong' }),
  fields({ label: 'E-mail (if you like)', width: 0.55 }, { label: 'Please write to me by', width: 0.45 }),
  choice(undefined, 'I would talk with the help of a mediator.'),
  choice(undefined, `I am not ${defendant.name}, or not the person who is meant.`),
  fields({ label: 'Signature', width: 0.6 }, { label: 'Date', width: 0.4 }),
];
