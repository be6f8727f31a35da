import { answerLimits } from '../answer-limits.ts';
import type { AnswerSituation } from '../answer-situation.ts';
import { asksOfAnswerer } from '../input/parse-answerer.ts';
import type { AnswerKind } from '../said.ts';
import type { Question } from './question.ts';

/** What the third screen asks beside the answer to check: who sends it. */
export function sendingQuestions(
  kind: AnswerKind,
  { defendant, defendantName }: Pick<AnswerSituation, 'defendant' | 'defendantName'>,
): readonly Question[] {
  const asks = asksOfAnswerer({ kind, defendant });
  const name: Question = {
    field: 'name',
    kind: 'line',
    label: 'Your full name',
    isOptional: !asks.name,
    most: answerLimits.name,
  };
  if (!asks.capacity) return [name];
  return [
    name,
    {
      field: 'capacity',
      kind: 'line',
      label: `Your role at ${defendantName}`,
      hint: 'For example director.',
      isOptional: false,
      most: answerLimits.capacity,
    },
  ];
}
