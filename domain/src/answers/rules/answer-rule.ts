import type { AnswerRefusal } from '../answer-refusal.ts';
import type { AnswerSituation } from '../answer-situation.ts';
import type { AnswerKind, SaidOf } from '../said.ts';

/** Lists what keeps an answer of a kind from being given. */
export type AnswerRule<Kind extends AnswerKind> = (
  said: SaidOf<Kind>,
  situation: AnswerSituation,
) => readonly AnswerRefusal[];
