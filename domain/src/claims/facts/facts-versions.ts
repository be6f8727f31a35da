import type { IsoDate } from '../../shared/iso-date.ts';
import { amountOf } from './amount.ts';
import type { Basis, CaseFacts, FactsContent } from './case-facts.ts';
import { type FactsRefusal, refusal } from './facts-refusal.ts';
import { parseFacts } from './input/parse-facts.ts';

export const firstVersion = (content: FactsContent): CaseFacts => ({
  ...content,
  version: 1,
  frozenAt: null,
});

export type ChangedFacts =
  | { readonly ok: true; readonly facts: CaseFacts }
  | { readonly ok: false; readonly refusals: readonly FactsRefusal[] };

/** The draft with what was typed in its place. Frozen facts and bad input change nothing. */
export function changeFacts(facts: CaseFacts, typed: unknown, letterDate: IsoDate): ChangedFacts {
  if (facts.frozenAt !== null) {
    const message = 'These facts went out with your letter and can no longer be changed. Start a new version';
    return { ok: false, refusals: [refusal('facts-frozen', '', message)] };
  }
  const parsed = parseFacts(typed, letterDate);
  if (!parsed.ok) return parsed;
  return { ok: true, facts: { ...parsed.facts, version: facts.version, frozenAt: null } };
}

/** The letter goes. Facts that went before keep their moment. */
export const freezeFacts = (facts: CaseFacts, at: Date): CaseFacts =>
  facts.frozenAt === null ? { ...facts, frozenAt: at } : facts;

/** A draft to change once a letter went; a draft is its own. */
export const nextVersion = (facts: CaseFacts): CaseFacts =>
  facts.frozenAt === null ? facts : { ...facts, version: facts.version + 1, frozenAt: null };

/** Another sum, agreement or kind of party needs a new letter and a new time to reply. Other words do not. */
export function needsNewLetter(sent: FactsContent, changed: FactsContent): boolean {
  return (
    amountOf(sent) !== amountOf(changed) ||
    sent.claimant !== changed.claimant ||
    sent.defendant !== changed.defendant ||
    agreementOf(sent.basis) !== agreementOf(changed.basis)
  );
}

const agreementOf = (basis: Basis): string =>
  'madeOn' in basis ? `${basis.kind} ${basis.madeOn}` : basis.kind;
