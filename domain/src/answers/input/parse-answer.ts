import { z } from 'zod';
import { type AnswerRefusal, refusal } from '../answer-refusal.ts';
import type { AnswerSituation } from '../answer-situation.ts';
import { checkSaid } from '../rules/check-said.ts';
import { type Answerer, type AnswerKind, answerKinds, type Said } from '../said.ts';
import { parseAnswerer } from './parse-answerer.ts';
import { saidSchemas } from './said-schemas.ts';

export type ParsedAnswer =
  | { readonly ok: true; readonly said: Said; readonly answerer: Answerer }
  | { readonly ok: false; readonly refusals: readonly AnswerRefusal[] };

export type ParsedSaid =
  | { readonly ok: true; readonly said: Said }
  | { readonly ok: false; readonly refusals: readonly AnswerRefusal[] };

const chosen = z.looseObject({ kind: z.enum(answerKinds) });

/** An answer as typed (`AnswerInput`), trimmed and checked for this claim and day; or every reason against it, each at its field. */
export function parseAnswer(typed: unknown, situation: AnswerSituation): ParsedAnswer {
  const answer = chosen.safeParse(typed);
  if (!answer.success) return { ok: false, refusals: [nothingChosen] };
  const { kind } = answer.data;
  const said = parseSaid(typed, situation);
  const who = parseAnswerer(typed, { kind, ...situation });
  if (said.ok && who.ok) return { ok: true, said: said.said, answerer: who.answerer };
  return { ok: false, refusals: [...(said.ok ? [] : said.refusals), ...(who.ok ? [] : who.refusals)] };
}

/** What was answered, without who answers: what the second screen asks. */
export function parseSaid(typed: unknown, situation: AnswerSituation): ParsedSaid {
  const answer = chosen.safeParse(typed);
  if (!answer.success) return { ok: false, refusals: [nothingChosen] };
  const { kind, ...byKind } = answer.data;
  const parsed = saidSchemas[kind].safeParse(byKind[kind]);
  if (!parsed.success) return { ok: false, refusals: invalidFields(kind, parsed.error) };
  const said = { kind, ...parsed.data } as Said;
  const refusals = checkSaid(said, situation);
  return refusals.length === 0 ? { ok: true, said } : { ok: false, refusals };
}

const nothingChosen = refusal('no-answer-chosen', 'kind', 'Please choose your answer');

const invalidFields = (kind: AnswerKind, { issues }: Pick<z.ZodError, 'issues'>): readonly AnswerRefusal[] =>
  issues.map(({ path, message }) => refusal('invalid-field', [kind, ...path].join('.'), message));
