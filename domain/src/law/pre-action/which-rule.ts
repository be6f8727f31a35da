import { lookUp } from '../rows.ts';
import { type PreActionQuestion, type PreActionRow, type PreActionRule, preActionRows } from './rules.ts';

export type PossibleRule = {
  readonly rule: PreActionRule;
  readonly row: PreActionRow;
  /** Undefined where the facts decide it, or nothing else is left. */
  readonly onlyIf: string | undefined;
};

/** The rule before court, after any that apply only if a fact is so that was not given. The last is certain. */
export function preActionRulesFor(question: PreActionQuestion): readonly PossibleRule[] {
  const possible: PossibleRule[] = [];
  for (const row of preActionRows) {
    if (!lookUp([row], question).known) continue;
    const fit = row.fits(question);
    if (fit === false) continue;
    possible.push({ rule: row.value, row, onlyIf: fit === true ? undefined : fit.onlyIf });
    if (fit === true) break;
  }
  return possible;
}
