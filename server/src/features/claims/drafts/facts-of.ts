import { emptyFactsInput, type FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { factsWithForm } from '@plainclaim/domain/claims/facts/input/form-and-facts';
import type { DraftRow } from './drafts.store.ts';
import { formOf } from './form-of.ts';

/** The facts as typed. A draft older than them has the one sum and day of its form. */
export const factsOf = (row: Pick<DraftRow, 'form' | 'caseFacts'>): FactsInput =>
  row.caseFacts ?? factsWithForm(emptyFactsInput, formOf(row));
