import { type ClaimFormInput, emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import type { DraftRow } from './drafts.store.ts';

/** The answers as typed. A field added after the draft was saved is empty. */
export function formOf(row: Pick<DraftRow, 'form'>): ClaimFormInput {
  return { ...emptyClaimForm, ...row.form };
}
