import { whenWords } from '../../claims/facts/chronology.ts';
import { formatDaily } from '../../claims/facts/interest/interest-words.ts';
import { formatLongDate } from '../../shared/dates.ts';
import { formatGbp, pence } from '../../shared/money.ts';
import { cited, quoted, textOf } from '../composition/words.ts';
import { factSectionsOf } from '../sections/facts/fact-sections.ts';
import { type DebtLetter, letterFacts, type PartsOfDebtLetter, partsOf } from './debt-letter.ts';
import { debtEnclosureNames } from './enclosure-names.ts';
import type { Paper, PaperBlock, PaperRow } from './paper.ts';

/** Rows, payments and interest with the figures of the letter, because both are counted from the same parts. */
export function statementOfAccount(letter: DebtLetter): Paper {
  const parts = partsOf(letter);
  const dated = formatLongDate(letter.context.today);
  const { rows, credits } = parts.story.sums;
  const citesEvidence = rows.some(({ evidence }) => evidence.length > 0);
  return {
    title: debtEnclosureNames['statement-of-account'].title,
    about: `What ${parts.claimant.name} says is owed on ${dated}, and how it comes about`,
    blocks: [
      { kind: 'facts', facts: letterFacts(letter, parts, dated) },
      { kind: 'heading', text: 'Sums and payments' },
      sumsTable(parts),
      ...(citesEvidence
        ? [text('A number in square brackets is that of a paper in the list of evidence of the letter.')]
        : []),
      ...(credits.length === 0
        ? [text(`${parts.claimant.name} has recorded no payment and no credit towards these sums.`)]
        : []),
      { kind: 'heading', text: 'Interest and charges' },
      ...interestBlocks(parts, dated),
      {
        kind: 'text',
        text: 'If something here is wrong or missing, say so on the reply form. You may ask for the agreement and for any paper that this statement rests on.',
      },
    ],
  };
}

const text = (words: string): PaperBlock => ({ kind: 'text', text: words });

function sumsTable({ story }: PartsOfDebtLetter): PaperBlock {
  const { rows, subtotal, credits, total } = story.sums;
  const paid = pence(subtotal - total);
  return {
    kind: 'table',
    columns: [
      { title: 'Due, or paid by', width: 2 },
      { title: 'What', width: 4 },
      { title: 'Charged', width: 1.6, isSum: true },
      { title: 'Paid or given back', width: 1.6, isSum: true },
    ],
    rows: [
      ...rows.map(({ what, how, due, amount, evidence }) => ({
        cells: [
          due === null ? '–' : formatLongDate(due),
          `${what}${cited(evidence)}${how === '' ? '' : `\nWorked out as: ${textOf(quoted(how))}`}`,
          formatGbp(amount),
          '',
        ],
      })),
      ...credits.map(({ on, exact, what, amount }) => ({
        cells: [whenWords({ on, exact }), what, '', formatGbp(amount)],
      })),
      ...(credits.length === 0
        ? []
        : [{ cells: ['', 'Together', formatGbp(subtotal), formatGbp(paid)], isTotal: true }]),
      { cells: ['', 'Amount claimed', formatGbp(total), ''], isTotal: true },
    ],
  };
}

/** The words of the letter, then its figures below each other. */
function interestBlocks(parts: PartsOfDebtLetter, dated: string): readonly PaperBlock[] {
  const { interest } = parts.story;
  if (interest === null)
    return [
      text(
        'The letter asks for no interest, and nothing is added to the amount claimed. It does not grow from day to day.',
      ),
    ];
  const words = factSectionsOf(parts).find(({ key }) => key === 'interest')?.text ?? '';
  return [
    ...words.split('\n\n').flatMap((paragraph) => paragraph.split('\n').map(text)),
    ...(interest.figures ? [interestTable(parts, dated)] : []),
    text('No other charge is added.'),
  ];
}

function interestTable({ story }: PartsOfDebtLetter, dated: string): PaperBlock {
  const { interest, demand } = story;
  const { figures } = interest ?? {};
  const row = (what: string, sum: string, isTotal = false): PaperRow => ({ cells: [what, sum], isTotal });
  return {
    kind: 'table',
    columns: [
      { title: `On ${dated}`, width: 4 },
      { title: 'Sum', width: 1.6, isSum: true },
    ],
    rows: figures
      ? [
          row('Amount claimed', formatGbp(demand.amount)),
          row('Interest so far', formatGbp(figures.interest)),
          ...(figures.fixedSums > 0 ? [row('Fixed sums', formatGbp(figures.fixedSums))] : []),
          row('Together', formatGbp(pence(demand.amount + figures.interest + figures.fixedSums)), true),
          row(
            'Added for each further day until payment',
            figures.daily > 0 ? formatDaily(figures.daily) : 'nothing',
          ),
        ]
      : [],
  };
}
