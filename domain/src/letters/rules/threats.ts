import { sentenceAt, sentencesOf } from '../../shared/reading/sentences.ts';
import type { LetterProblem } from '../letter-problem.ts';
import { type Find, findAll, type LetterReading, problemAt, type RuleCheck } from '../reading/read-letter.ts';
import { withoutOurSections } from '../reading/without-our-sections.ts';
import { doubtful } from '../threats/doubtful.ts';
import { harm } from '../threats/harm.ts';
import { quotationAt } from '../threats/is-in-quotes.ts';
import { isReported } from '../threats/is-reported.ts';
import { threatKinds } from '../threats/kinds.ts';
import { selfHarm } from '../threats/self-harm.ts';
import { type PlainWords, withPlainWords } from '../threats/spelling.ts';

/**
 * Court is the one thing a letter before action may announce. What the other side threatened is a fact. Words that an
 * honest claimant may write too are only warned of.
 */
export const checkThreats: RuleCheck = (reading) => {
  const written = withoutOurSections(reading);
  const words = withPlainWords(written, sentencesOf(written));
  const threats = threatKinds.flatMap(({ patterns, what }) =>
    ownFinds(words, patterns, patterns === harm).map((one) => ({ ...one, what })),
  );
  const refused = new Set(threats.map(({ sentence }) => sentence.index));
  const doubts = ownFinds(words, doubtful, true).filter(({ sentence }) => !refused.has(sentence.index));
  return [
    ...threats.map(({ find, what }) => refusal(reading, words.original(find), what)),
    ...doubts.map(({ find }) => problemAt(reading, 'threats', words.original(find), veiledThreat, 'warning')),
    ...ownFinds(words, selfHarm, true).map(({ find }) =>
      problemAt(reading, 'threats', words.original(find), kindWords, 'warning'),
    ),
  ];
};

const veiledThreat =
  'This can be read as a veiled threat. A judge may see this letter; what happened says more.';
const kindWords =
  'If you mean this, please talk to somebody today: Samaritans listen day and night, free, on 116 123. The letter is stronger without it.';

type OwnFind = { readonly find: Find; readonly sentence: Find };

/** Reports one threat per sentence. */
function ownFinds(
  { text, sentences }: PlainWords,
  patterns: readonly RegExp[],
  ownWordsCount: boolean,
): readonly OwnFind[] {
  const finds = patterns
    .flatMap((pattern) => findAll(text, pattern))
    .map((find) => ({ find, sentence: sentenceAt(sentences, find.index) }))
    .filter(({ find, sentence }) => !isReported(text, sentence, find, ownWordsCount));
  return [...new Map(finds.map((one) => [one.sentence.index, one])).values()];
}

function refusal(reading: LetterReading, find: Find, what: string): LetterProblem {
  const otherWay =
    quotationAt(reading.masked, find.index) === 'whole paragraph'
      ? 'or say whose words they are'
      : 'or say only what happened';
  return problemAt(
    reading,
    'threats',
    find,
    `The letter must not threaten ${what}. Take this out, ${otherWay}.`,
  );
}
