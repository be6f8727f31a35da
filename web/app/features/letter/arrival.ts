import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';

export type Arrival = { readonly draftId: string; readonly form: ClaimFormInput | undefined };

/**
 * Which draft the letter is for: from the history entry that the wizard wrote, else from the URL. The history entry
 * survives a reload; the URL also survives signing in again and opening another tab.
 */
export function arrivalFrom(state: unknown, search: string): Arrival | undefined {
  const handed = state as { draftId?: unknown; form?: unknown } | null;
  if (typeof handed?.draftId === 'string' && handed.draftId !== '')
    return { draftId: handed.draftId, form: (handed.form ?? undefined) as ClaimFormInput | undefined };
  const draftId = new URLSearchParams(search).get('draft');
  return draftId ? { draftId, form: undefined } : undefined;
}
