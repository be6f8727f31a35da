import { z } from 'zod';
import { toldLine } from '../../claims/facts/input/told-text.ts';
import { shortText } from '../../shared/text.ts';
import { answerLimits } from '../answer-limits.ts';
import { type AnswerRefusal, refusal } from '../answer-refusal.ts';
import type { AnswerSituation } from '../answer-situation.ts';
import { type Answerer, type AnswerKind, needsCapacity } from '../said.ts';

type Asked = { readonly kind: AnswerKind } & Pick<AnswerSituation, 'defendant' | 'defendantName'>;

/** What is asked of the person who answers. A person who is not the defendant need not give a name. */
export const asksOfAnswerer = ({ kind, defendant }: Omit<Asked, 'defendantName'>) => ({
  name: kind !== 'not-me',
  capacity: kind !== 'not-me' && needsCapacity(defendant),
});

type Parsed =
  | { readonly ok: true; readonly answerer: Answerer }
  | { readonly ok: false; readonly refusals: readonly AnswerRefusal[] };

/** Who answers, as typed, with everything that is missing or too long. A role that is not asked for is left out. */
export function parseAnswerer(typed: unknown, asked: Asked): Parsed {
  const asks = asksOfAnswerer(asked);
  const name = asks.name
    ? toldLine(answerLimits.name, 'Please give your full name')
    : shortText(answerLimits.name);
  const role = `Please give your role at ${asked.defendantName}, such as director`;
  const capacity = asks.capacity
    ? toldLine(answerLimits.capacity, role).prefault('')
    : z.unknown().transform(() => null);
  const parsed = z.object({ name: name.prefault(''), capacity }).safeParse(typed);
  if (parsed.success) return { ok: true, answerer: parsed.data };
  const refusals = parsed.error.issues.map(({ path, message }) =>
    refusal('invalid-field', path.join('.'), message),
  );
  return { ok: false, refusals };
}
