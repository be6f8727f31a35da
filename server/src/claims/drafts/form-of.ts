import { type ClaimFormInput, emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import type { DraftRow } from './drafts.store.ts';

/** The answers as typed. A draft from before a field was invented has it empty. */
export function formOf(row: Pick<DraftRow, 'form'>): ClaimFormInput {
  return { ...emptyClaimForm, ...row.form };
}
