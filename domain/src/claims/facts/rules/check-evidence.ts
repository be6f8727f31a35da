import type { EvidenceId, FactsContent } from '../case-facts.ts';
import { type FactsRefusal, refusal } from '../facts-refusal.ts';
import type { FactsRule } from './facts-rule.ts';

/** Rows and evidence are named by their ids: each id once in its list. */
export const checkIds: FactsRule = ({ rows, evidence }) => [
  ...idsTwice('rows', rows),
  ...idsTwice('evidence', evidence),
];

/** Every piece of evidence that a row points to is in the list, and pointed to once by a row. */
export const checkProof: FactsRule = (facts) => {
  const known = new Set(facts.evidence.map(({ id }) => id));
  return proofsOf(facts).flatMap(({ field, proof }) => [
    ...(proof.every((id) => known.has(id))
      ? []
      : [refusal('unknown-evidence', field, 'This evidence is no longer in your list. Choose it again')]),
    ...(new Set(proof).size === proof.length
      ? []
      : [refusal('same-proof-twice', field, 'The same evidence is chosen twice here')]),
  ]);
};

type Proof = { readonly field: string; readonly proof: readonly EvidenceId[] };

function proofsOf({ basis, rows, timeline }: FactsContent): readonly Proof[] {
  const ofList = (list: string, items: readonly { readonly proof: readonly EvidenceId[] }[]) =>
    items.map(({ proof }, at) => ({ field: `${list}.${at}.proof`, proof }));
  const copy = basis.kind === 'written' && basis.copy !== null ? [basis.copy] : [];
  return [{ field: 'basis.copy', proof: copy }, ...ofList('rows', rows), ...ofList('timeline', timeline)];
}

function idsTwice(list: string, items: readonly { readonly id: string }[]): readonly FactsRefusal[] {
  return items.flatMap(({ id }, at) =>
    items.findIndex((one) => one.id === id) === at
      ? []
      : [refusal('same-id-twice', `${list}.${at}.id`, 'This row is there twice. Remove one of them')],
  );
}
