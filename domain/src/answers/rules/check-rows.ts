import { type AnswerRefusal, refusal } from '../answer-refusal.ts';
import type { AnswerSituation } from '../answer-situation.ts';
import type { RowId } from '../said.ts';

/** Contested rows are rows of the claim, each named once. */
export function checkRows(
  chosen: readonly RowId[],
  field: string,
  { rows }: Pick<AnswerSituation, 'rows'>,
): readonly AnswerRefusal[] {
  const known = new Set(rows.map(({ id }) => id));
  return [
    ...(chosen.every((id) => known.has(id))
      ? []
      : [refusal('unknown-row', field, 'This part is not in the letter any more. Please choose again')]),
    ...(new Set(chosen).size === chosen.length
      ? []
      : [refusal('same-row-twice', field, 'The same part is chosen twice')]),
  ];
}
