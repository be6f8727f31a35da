import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';

export type Arrival = { readonly draftId: string; readonly form: ClaimFormInput | undefined };

/**
 * Which claim the letter is for: what the wizard handed over, else the draft in the address. The browser keeps what
 * was handed over through a reload; the address also survives signing in again or another tab.
 */
export function arrivalFrom(state: unknown, search: string): Arrival | undefined {
  const handed = state as { draftId?: unknown; form?: unknown } | null;
  if (typeof handed?.draftId === 'string' && handed.draftId !== '')
    return { draftId: handed.draftId, form: (handed.form ?? undefined) as ClaimFormInput | undefined };
  const draftId = new URLSearchParams(search).get('draft');
  return draftId ? { draftId, form: undefined } : undefined;
}
