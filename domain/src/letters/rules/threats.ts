import type { LetterProblem } from '../letter-problem.ts';
import { findAll, problemAt, type RuleCheck } from '../reading/read-letter.ts';
import { sentenceAt } from '../reading/sentences.ts';
import { harm } from '../threats/harm.ts';
import { isReported } from '../threats/is-reported.ts';
import { threatKinds } from '../threats/kinds.ts';

/** Court is the one thing a letter before action may announce. What the other side threatened is a fact. */
export const checkThreats: RuleCheck = (reading) =>
  threatKinds.flatMap(({ patterns, what }) => {
    const threats = patterns
      .flatMap((pattern) => findAll(reading.masked, pattern))
      .map((threat) => ({ threat, sentence: sentenceAt(reading.sentences, threat.index) }))
      .filter(({ threat, sentence }) => !isReported(reading.masked, sentence, threat, patterns === harm));
    // One is enough to name a sentence.
    const first = new Map(threats.map((one) => [one.sentence.index, one.threat]));
    return [...first.values()].map(
      (threat): LetterProblem =>
        problemAt(
          reading,
          'threats',
          threat,
          `The letter must not threaten ${what}. Take this out, or say only what happened.`,
        ),
    );
  });
