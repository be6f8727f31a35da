import { sentenceAt } from '../../shared/reading/sentences.ts';
import { withoutAccount } from '../headings.ts';
import { gapPattern, type PlaceholderKey, placeholders } from '../placeholders.ts';
import { blanked } from '../reading/mask-known.ts';
import { evenSpaces, plainText } from '../reading/plain-text.ts';
import {
  type Find,
  findAll,
  isInAccount,
  type LetterReading,
  missing,
  problemAt,
  type RuleCheck,
} from '../reading/read-letter.ts';
import { isWholeDateIn } from '../reading/whole-date.ts';

// Dots, underscores or crosses to be filled in by pen, and writers' notes. In the account, dots and small
// crosses are ordinary punctuation.
const penGap = /_{3,}|\.{5,}|(?<!\w)[Xx]{4,}(?!\w)|\bTODO\b|\blorem\s+ipsum\b/g;
const penGapInAccount = /_{3,}|(?<![\w-]|[\dX] )X{4,}(?![\w-]| [\dX])|\bTODO\b|\b[Ll]orem\s+ipsum\b/g;

/** A quoted form or message of the other side may have gaps of its own. */
const isQuoted =
  /\b(?:said|says|read|reads|wrote|writes|sent|texted|e-?mailed|form|template|contract|signed)\b/i;

const whatFor: Readonly<Record<PlaceholderKey, string>> = {
  date: 'the date',
  claimReference: 'the claim reference',
  senderName: "the sender's name",
  senderTitle: "the sender's title",
  senderCompany: "the sender's company",
};

const keys = Object.keys(placeholders) as PlaceholderKey[];

/** A draft must have the known placeholders or their values; a final letter must have no placeholder. */
export const checkPlaceholders: RuleCheck = (reading) =>
  reading.stage === 'draft' ? draftProblems(reading) : finalProblems(reading);

function draftProblems(reading: LetterReading) {
  const known = new Set<string>(Object.values(placeholders));
  const own = withoutAccount(reading.plain);
  const gaps = gapsIn(reading);
  const unknown = gaps.filter(({ index, text }) => !known.has(text) && !isInAccount(reading, index));
  return [
    ...keys
      .filter((key) => !own.includes(placeholders[key]) && !isFilledIn(reading, key))
      .map((key) => missing('placeholders', lacking(reading, key))),
    ...unknown.map((find) =>
      problemAt(
        reading,
        'placeholders',
        find,
        `Nothing will fill in "${find.text}". Write what belongs there, or take it out.`,
      ),
    ),
    ...unfinished(reading, gaps),
    ...gaps
      .filter((find) => isInAccount(reading, find.index) && isQuotedIn(reading, find))
      .map((find) =>
        problemAt(
          reading,
          'placeholders',
          find,
          `"${find.text}" looks like a gap that was never filled in. Keep it where it is what was written to you.`,
          'warning',
        ),
      ),
  ];
}

function finalProblems(reading: LetterReading) {
  const { plain, resolved } = reading;
  const gaps = gapsIn(reading);
  const left = [
    ...gaps
      .filter(({ index }) => !isInAccount(reading, index))
      .map((find) => problemAt(reading, 'placeholders', find, `"${find.text}" was not filled in.`)),
    ...unfinished(reading, gaps),
  ];
  if (resolved === undefined) return left;
  const letter = evenSpaces(plain);
  const lost = keys.filter((key) => !letter.includes(evenSpaces(plainText(resolved[key]))));
  return [
    ...lost.map((key) =>
      missing('placeholders', `The letter must contain ${whatFor[key]}, ${resolved[key]}.`),
    ),
    ...left,
  ];
}

/** In the account itself; else in what was told in rows. */
const inAccount = ({ account }: LetterReading, { index }: Find): boolean =>
  index >= account.from && index < account.to;

/** Gaps that only the claimant can fill: those in the account and in rows. */
function unfinished(reading: LetterReading, gaps: readonly Find[]) {
  const forAPen = findAll(reading.plain, penGapInAccount);
  return [...gaps, ...forAPen]
    .filter((find) => isInAccount(reading, find.index) && !isQuotedIn(reading, find))
    .map((find) =>
      problemAt(
        reading,
        'placeholders',
        find,
        `${inAccount(reading, find) ? 'What happened is' : 'Your answers are'} not finished at "${find.text}". Write what belongs there, or take it out.`,
      ),
    );
}

/** An editor's remark in a quotation. */
const isRemark = /^\[(?:SIC|REDACTED|INAUDIBLE|ILLEGIBLE|CENSORED|REMOVED|DELETED)\]$/;

const isQuotedIn = (reading: LetterReading, { index, text }: Find): boolean =>
  isRemark.test(text) || isQuoted.test(sentenceAt(reading.sentences, index).text);

/** Searches the unmasked text: a claimant called 'Date' must not hide the placeholder of that name. */
function gapsIn(reading: LetterReading) {
  const { plain, masked } = reading;
  const forAPen = findAll(plain, penGap).filter(({ index }) => !isInAccount(reading, index));
  return [...findAll(plain, gapPattern), ...forAPen].filter(
    ({ index, text }) => masked.slice(index, index + text.length) !== blanked(text),
  );
}

/** Users edit the letter as shown, with the values in place of the placeholders. */
function isFilledIn(reading: LetterReading, key: PlaceholderKey): boolean {
  const { plain, resolved, context } = reading;
  if (key === 'date' && isWholeDateIn(reading, context.today)) return true;
  return resolved !== undefined && evenSpaces(plain).includes(evenSpaces(plainText(resolved[key])));
}

/** Names the value, as the page does, and never the placeholder. */
function lacking({ resolved }: LetterReading, key: PlaceholderKey): string {
  const value = resolved === undefined ? '' : `, ${resolved[key]}`;
  return `The letter must show ${whatFor[key]}${value}. Put it back where it was.`;
}
