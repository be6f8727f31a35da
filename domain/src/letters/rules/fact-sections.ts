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
  return problemAt(reading, 'facts', firstChange(reading, place, wanted?.text), message);
}

/** Enough of a changed line to know it by. */
const longestShown = 80;

/** The first line that is not as composed; the heading where lines are gone. */
function firstChange({ plain, lineStarts }: LetterReading, place: FactPlace, text = ''): Find {
  const wanted = splitLines(plainText(text)).map((line) => line.trim());
  const lines = splitLines(plain.slice(place.from, place.to));
  const first = lines.findIndex((line) => line.trim() !== '');
  const at = lines.findIndex(
    (line, number) => number >= first && line.trim() !== '' && line.trim() !== wanted[number - first],
  );
  const number = at === -1 ? place.line : place.line + 1 + at;
  const index = lineStarts[number] ?? 0;
  return { index, text: plain.slice(index, index + longestShown).split('\n', 1)[0] ?? '' };
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
