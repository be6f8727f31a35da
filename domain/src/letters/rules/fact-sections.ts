import { sentencesOf } from '../../shared/reading/sentences.ts';
import { instructsTheWriter } from '../account/instructions.ts';
import { letterHeadings } from '../headings.ts';
import type { LetterProblem } from '../letter-problem.ts';
import type { FactPlace } from '../reading/fact-places.ts';
import { plainText, splitLines } from '../reading/plain-text.ts';
import { type Find, type LetterReading, missing, problemAt, type RuleCheck } from '../reading/read-letter.ts';
import type { FactSectionKey } from '../sections/facts/fact-section-keys.ts';

const subjects: Readonly<Record<FactSectionKey, string>> = {
  agreed: 'What was agreed follows',
  sum: 'The sums follow',
  interest: 'The interest follows',
  dates: 'The dates follow',
  tried: 'What has been tried follows',
  evidence: 'The list of evidence follows',
};

/** Not the claimant's answers alone: rates of the law change between the draft and the sending. */
const interestMessage =
  'The interest follows your answers and the rates of the law. If you changed neither it nor your answers, a rate has changed since this letter was written. Press “Put back what follows your answers” for today’s figures.';

/** Sections of facts stand word for word as composed, each once, and none that the facts do not have. */
export const checkFactSections: RuleCheck = (reading) => {
  const { composed, factPlaces: places } = reading;
  return [
    ...composed
      .filter(({ key }) => !places.some((place) => place.key === key))
      .map(({ key, heading }) =>
        missing(
          'facts',
          `The letter must have the section headed ${heading}. ${subjects[key]} your answers.`,
        ),
      ),
    ...places.filter(({ at }) => at === null).map((place) => changed(reading, place)),
    ...spokenToTheWriter(reading),
  ];
};

function changed(reading: LetterReading, place: FactPlace): LetterProblem {
  const wanted = reading.composed.find(({ key }) => key === place.key);
  const heading = letterHeadings[place.key];
  const isSecond = reading.factPlaces.find(({ key }) => key === place.key) !== place;
  const message = !wanted
    ? `Your answers have nothing for ${heading}. Take the section out here, or give the answers.`
    : isSecond
      ? `The section headed ${heading} stands here a second time. Take it out.`
      : place.key === 'interest'
        ? interestMessage
        : `${subjects[place.key]} your answers. Change them there, and the letter follows.`;
  const { find, answers } = firstChange(reading, place, wanted?.text);
  const problem = problemAt(reading, 'facts', find, message);
  return isSecond || answers === undefined ? problem : { ...problem, answers };
}

/** Enough of a changed line to know it by. */
const longestShown = 80;

type Change = {
  readonly find: Find;
  /** The line as composed; undefined where a line was added. */
  readonly answers: string | undefined;
};

/** The first line that is not as composed; the heading where lines at the end are gone. */
function firstChange({ plain, lineStarts }: LetterReading, place: FactPlace, text = ''): Change {
  const composed = splitLines(text).map((line) => line.trim());
  const wanted = composed.map((line) => plainText(line));
  const lines = splitLines(plain.slice(place.from, place.to)).map((line) => line.trim());
  const first = lines.findIndex((line) => line !== '');
  const at = lines.findIndex(
    (line, number) => number >= first && line !== '' && line !== wanted[number - first],
  );
  const number = at === -1 ? place.line : place.line + 1 + at;
  const index = lineStarts[number] ?? 0;
  const missing = at === -1 ? wanted.findIndex((line) => line !== '' && !lines.includes(line)) : at - first;
  const line = wanted[missing] ?? '';
  const differs = at === -1 ? 0 : shownFrom(lines[at] ?? '', line);
  return {
    find: {
      index: index + differs,
      text: plain.slice(index + differs, index + differs + longestShown).split('\n', 1)[0] ?? '',
    },
    answers: line === '' || lines.includes(line) ? undefined : cutAt(composed[missing] ?? '', differs),
  };
}

/** The start of a short line, and the place of the difference in a long one. */
function shownFrom(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at <= longestShown / 2 ? 0 : at;
}

/** As much of a line as is shown of the changed one, cut at spaces. */
function cutAt(line: string, from: number): string {
  const start = from === 0 ? 0 : line.lastIndexOf(' ', from - longestShown / 4) + 1;
  const end = from + longestShown * 2;
  const shown = end < line.length ? `${line.slice(start, line.lastIndexOf(' ', end))}…` : line.slice(start);
  return start === 0 ? shown : `…${shown}`;
}

/** In the account such sentences are left out. Rows are short and stay whole, and the claimant decides. */
function spokenToTheWriter(reading: LetterReading): readonly LetterProblem[] {
  return reading.factPlaces
    .filter(({ at }) => at !== null)
    .flatMap(({ from, to }) =>
      sentencesOf(reading.masked.slice(from, to))
        .map(({ index, text }) => {
          const before = /^[\s□.]*/.exec(text)?.[0].length ?? 0;
          return { index: from + index + before, text: text.slice(before).trim() };
        })
        .filter(({ text }) => instructsTheWriter(text))
        .map((find) =>
          problemAt(
            reading,
            'account',
            find,
            'This reads as if it spoke to the writer of the letter. The other side will read it as it stands.',
            'warning',
          ),
        ),
    );
}
