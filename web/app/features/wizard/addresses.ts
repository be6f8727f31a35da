import type { Step } from './writing.ts';

export const wizardPath = '/submit-claim';

/** The URL of a wizard step, with the id of the draft if there is one, so that a reload opens it again. */
export function stepAddress(draftId: string | null, step: Step): string {
  const search = new URLSearchParams();
  if (draftId) search.set('draft', draftId);
  search.set('step', String(step));
  return `${wizardPath}?${search}`;
}
