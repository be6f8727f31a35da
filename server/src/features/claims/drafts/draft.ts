import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import type { ClaimsDeps } from '../claims.deps.ts';
import { type DraftLetter, letterOfDraft } from '../letter/letter-of-draft.ts';
import type { DraftDocumentRow, DraftRow } from './drafts.store.ts';
import { factsOf } from './facts-of.ts';
import { formOf } from './form-of.ts';

/** A claim being written, with all that belongs to it. */
export type Draft = {
  readonly id: string;
  readonly form: ClaimFormInput;
  readonly facts: FactsInput;
  readonly step: number;
  readonly version: number;
  readonly documents: readonly DraftDocumentRow[];
  readonly letter: DraftLetter | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export function draftFrom(
  deps: Pick<ClaimsDeps, 'config' | 'law'>,
  row: DraftRow,
  documents: readonly DraftDocumentRow[],
  now: Date,
): Draft {
  return {
    id: row.id,
    form: formOf(row),
    facts: factsOf(row),
    step: row.step,
    version: row.version,
    documents,
    letter: letterOfDraft(deps, { draft: row, documents }, now),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
