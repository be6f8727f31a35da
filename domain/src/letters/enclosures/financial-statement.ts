import { formatLongDate } from '../../shared/dates.ts';
import { type DebtLetter, letterFacts, partsOf } from './debt-letter.ts';
import { debtEnclosureNames } from './enclosure-names.ts';
import type { Paper, PaperBlock, PaperField } from './paper.ts';

/** Income, outgoings and debts a month. The layout is our own. Nothing about health is asked. */
export function financialStatement(letter: DebtLetter): Paper {
  const parts = partsOf(letter);
  return {
    title: debtEnclosureNames['financial-statement'].title,
    about: 'What comes in, what goes out, and what you could pay',
    blocks: [
      { kind: 'facts', facts: letterFacts(letter, parts, formatLongDate(letter.context.today)) },
      {
        kind: 'text',
        text: 'Fill this in if you would like to pay later or in parts, or cannot pay. Write whole pounds a month; for a weekly sum, multiply by 52 and divide by 12. Leave out what you do not have. You need not say anything about your health. A free adviser can fill it in with you, and a statement that an adviser has made already will do instead.',
      },
      heading('Your household'),
      fields(
        { label: 'Your name', width: 0.6 },
        { label: 'Adults', width: 0.2 },
        { label: 'Children', width: 0.2 },
      ),
      fields({ label: 'Work (employed, self-employed, retired, none)' }),
      ...boxes,
      heading('What is left'),
      fields(
        { label: 'Income in all £', width: 0.34 },
        { label: 'less outgoings in all £', width: 0.36 },
        { label: 'is £', width: 0.3 },
      ),
      fields(
        { label: 'I can pay £', width: 0.3 },
        { label: 'every (week, month)', width: 0.4 },
        { label: 'from', width: 0.3 },
      ),
      { kind: 'space', label: 'What should be known about these figures, or is about to change?', lines: 3 },
      {
        kind: 'text',
        text: 'To the best of my knowledge this is a true statement of what I have, earn and spend.',
      },
      fields({ label: 'Signature', width: 0.6 }, { label: 'Date', width: 0.4 }),
    ],
  };
}

const heading = (text: string): PaperBlock => ({ kind: 'heading', text });
const fields = (...all: readonly PaperField[]): PaperBlock => ({ kind: 'fields', fields: all });

const people = ['You, £ a month', 'Partner, £ a month'];

const boxes: readonly PaperBlock[] = [
  {
    kind: 'boxes',
    title: 'Income',
    columns: people,
    rows: [
      'Wages after tax, or drawings from your business',
      'Benefits and tax credits',
      'Pensions',
      'Maintenance for children',
      'From others who live with you',
      'Other income',
    ],
    total: 'Income in all',
  },
  {
    kind: 'boxes',
    title: 'Home and bills',
    columns: ['£ a month', 'Behind by £'],
    rows: [
      'Rent or mortgage',
      'Council tax',
      'Gas and electricity',
      'Water',
      'Telephone, internet and TV licence',
      'Insurance and pension payments',
      'Childcare, school and maintenance paid',
      'Court fines and payments on judgments',
    ],
    total: 'Home and bills in all',
  },
  {
    kind: 'boxes',
    title: 'Living',
    columns: ['£ a month'],
    rows: [
      'Food and things for the house',
      'Clothes and shoes',
      'Travel to work and elsewhere',
      'Car: tax, insurance, fuel, repairs',
      'Everything else',
    ],
    total: 'Living in all',
  },
  {
    kind: 'boxes',
    title: 'Other debts (not the one in the letter)',
    columns: ['Owed, £', 'Paid, £ a month'],
    rows: ['', '', '', ''],
    total: 'Other debts in all',
  },
  {
    kind: 'boxes',
    title: 'What you have',
    columns: ['Worth, £'],
    rows: ['Money in the bank and savings', 'Car or other vehicle', 'Other things of value'],
  },
];
