import type { FactsInput } from './facts-input.ts';

/** The facts without these pieces of evidence. Rows that pointed to them lose the proof. */
export function withoutEvidence(facts: FactsInput, ids: readonly string[]): FactsInput {
  const isLeft = (id: string) => !ids.includes(id);
  const proven = <Row extends { readonly proof: readonly string[] }>(row: Row): Row =>
    row.proof.every(isLeft) ? row : { ...row, proof: row.proof.filter(isLeft) };
  return {
    ...facts,
    basis: isLeft(facts.basis.copy) ? facts.basis : { ...facts.basis, copy: '' },
    rows: facts.rows.map(proven),
    timeline: facts.timeline.map(proven),
    evidence: facts.evidence.filter(({ id }) => isLeft(id)),
  };
}
