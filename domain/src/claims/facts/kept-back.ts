import type { EvidenceId, EvidenceItem, FactsContent } from './case-facts.ts';

type Choice = Pick<EvidenceItem, 'keptBack'>;

/** Stays with the claimant's case: no letter lists, cites or encloses it. */
export const isKeptBack = ({ keptBack }: Choice): boolean => keptBack === true;

export const evidenceKeptBack = ({ evidence }: Pick<FactsContent, 'evidence'>): readonly EvidenceItem[] =>
  evidence.filter(isKeptBack);

/** The facts as the other side reads them: without evidence that is kept back, and nothing points to it. */
export function factsForLetter(facts: FactsContent): FactsContent {
  const keptBack = new Set(evidenceKeptBack(facts).map(({ id }) => id));
  if (keptBack.size === 0) return facts;
  const isShown = (id: EvidenceId) => !keptBack.has(id);
  const proven = <Row extends { readonly proof: readonly EvidenceId[] }>(row: Row): Row => ({
    ...row,
    proof: row.proof.filter(isShown),
  });
  const { basis } = facts;
  return {
    ...facts,
    basis:
      basis.kind === 'written' && basis.copy !== null && !isShown(basis.copy)
        ? { ...basis, copy: null }
        : basis,
    rows: facts.rows.map(proven),
    timeline: facts.timeline.map(proven),
    evidence: facts.evidence.filter(({ id }) => isShown(id)),
  };
}

/** The ids of uploaded documents that are not sent. A document in no list of evidence is sent. */
export const filesKeptBack = (facts: Pick<FactsContent, 'evidence'> | undefined): ReadonlySet<string> =>
  new Set(facts ? evidenceKeptBack(facts).flatMap(({ file }) => (file === null ? [] : [file])) : []);
