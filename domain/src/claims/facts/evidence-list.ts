import type { EvidenceId, EvidenceType, FactsContent } from './case-facts.ts';
import { isKeptBack } from './kept-back.ts';

export type NumberedEvidence = {
  /** From 1, in the order of the list, without what is kept back. Rows and text cite it. */
  readonly no: number;
  readonly id: EvidenceId;
  readonly type: EvidenceType;
  readonly what: string;
  /** The uploaded document; null while the item is only named. */
  readonly file: string | null;
};

type Evidence = Pick<FactsContent, 'evidence'>;

export const evidenceList = ({ evidence }: Evidence): readonly NumberedEvidence[] =>
  evidence
    .filter((item) => !isKeptBack(item))
    .map(({ id, type, what, file }, at) => ({ no: at + 1, id, type, what, file }));

/** The numbers that a row cites, the lowest first. */
export const evidenceNumbers = (facts: Evidence, proof: readonly EvidenceId[]): readonly number[] =>
  evidenceList(facts).flatMap(({ no, id }) => (proof.includes(id) ? [no] : []));
