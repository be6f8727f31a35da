import { whenWords } from '../../claims/facts/chronology.ts';
import { formatLongDate } from '../../shared/dates.ts';
import { formatGbp, type Pence } from '../../shared/money.ts';
import type { AnswerSituation } from '../answer-situation.ts';
import { howPaidWords } from '../plan/how-paid-words.ts';
import { answerLabel } from '../questions/choices.ts';
import type { AnswerDate, AnswerEvidence, Answerer, RowId, Said } from '../said.ts';

/** A part of an answer. Text in the person's own words is told apart from ours. */
export type AnswerPart = {
  readonly label: string;
  readonly lines: readonly string[];
  readonly isOwnWords: boolean;
};

type Context = Pick<AnswerSituation, 'rows' | 'defendant' | 'asked'>;

/** An answer as its pages, mails and the reply's text show it, after the sentence of its choice. */
export function answerParts(said: Said, context: Context): readonly AnswerPart[] {
  switch (said.kind) {
    case 'pay-all':
      return [ours('To be paid', `${formatGbp(context.asked)}, ${howPaidWords(context.asked, said.how)}`)];
    case 'pay-part':
      return [
        ours('Owed', formatGbp(said.owed)),
        ours('To be paid', howPaidWords(said.owed, said.how)),
        ...rowsPart('Not accepted', said.rows, context),
        own('Why not the rest', said.why),
      ];
    case 'already-paid':
      return [
        ours('Paid', `${formatGbp(said.amount)} on ${formatLongDate(said.on)}`),
        own('How', said.how),
        ...papersPart('Proof', said.proof),
      ];
    case 'dispute':
      return [
        ...(said.rows.length === 0
          ? [ours('Contested', 'The whole sum')]
          : rowsPart('Contested', said.rows, context)),
        own('Why', said.why),
        ...datesPart(said.timeline, said.evidence),
        ...papersPart('Documents', said.evidence),
        ...(said.counterclaim === null ? [] : [own('What is owed the other way', said.counterclaim)]),
      ];
    case 'not-me':
      return [own('What is wrong', said.why)];
    case 'need-more':
      return [
        own('What is needed', said.asks),
        ...(said.debtAdvice ? [ours('Advice', 'Getting advice about debts')] : []),
      ];
    case 'need-time':
      return [ours('Until', formatLongDate(said.until)), ...(said.why === '' ? [] : [own('Why', said.why)])];
  }
}

/** The answer as the text of a reply: what was chosen, each part below its label, and who answered. */
export function answerText(said: Said, { name, capacity }: Answerer, context: Context): string {
  const by = [name, capacity].filter(Boolean).join(', ');
  return [
    `${answerLabel(said.kind, context)}.`,
    ...answerParts(said, context).map(partText),
    ...(by === '' ? [] : [`Answered by ${by}.`]),
  ].join('\n\n');
}

/**
 * A bar begins each line of the person's own words, so that none passes for a label of ours, nor for the beginning of a
 * quoted mail, which the review of replies would cut off (`cut-quoted-text.ts`).
 */
function partText({ label, lines, isOwnWords }: AnswerPart): string {
  if (isOwnWords) return [`${label}:`, ...lines.map((line) => `| ${line}`.trimEnd())].join('\n');
  const [only] = lines;
  if (lines.length === 1) return `${label}: ${only}`;
  return [`${label}:`, ...lines.map((line) => `- ${line}`)].join('\n');
}

const ours = (label: string, ...lines: readonly string[]): AnswerPart => ({
  label,
  lines,
  isOwnWords: false,
});

const own = (label: string, text: string): AnswerPart => ({
  label,
  lines: text.split('\n'),
  isOwnWords: true,
});

/** In the order of the letter. */
function rowsPart(label: string, ids: readonly RowId[], { rows }: Context): readonly AnswerPart[] {
  const lines = rows.filter(({ id }) => ids.includes(id)).map(({ what, amount }) => rowWords(what, amount));
  return lines.length === 0 ? [] : [ours(label, ...lines)];
}

const rowWords = (what: string, amount: Pence): string => `${what}, ${formatGbp(amount)}`;

function papersPart(label: string, papers: readonly AnswerEvidence[]): readonly AnswerPart[] {
  if (papers.length === 0) return [];
  const lines = papers.map(
    ({ what, file }, at) => `Document ${at + 1}: ${what}${file === null ? ' (named, not uploaded)' : ''}`,
  );
  return [ours(label, ...lines)];
}

/** Their own documents have numbers of their own, from 1 in their list. */
function datesPart(dates: readonly AnswerDate[], papers: readonly AnswerEvidence[]): readonly AnswerPart[] {
  if (dates.length === 0) return [];
  const lines = dates
    .toSorted((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)))
    .map((date) => {
      const cited = papers.flatMap(({ id }, at) => (date.proof.includes(id) ? [at + 1] : []));
      const proof =
        cited.length === 0 ? '' : ` (${cited.length === 1 ? 'document' : 'documents'} ${cited.join(', ')})`;
      return `${whenWords(date)}: ${date.what}${proof}`;
    });
  return [ours('What happened', ...lines)];
}
