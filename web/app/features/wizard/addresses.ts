import type { Step } from './writing.ts';

export const wizardPath = '/submit-claim';

/** A step of the wizard. The draft is named once there is one, so that a reload opens the same. */
export function stepAddress(draftId: string | null, step: Step): string {
  const search = new URLSearchParams();
  if (draftId) search.set('draft', draftId);
  search.set('step', String(step));
  return `${wizardPath}?${search}`;
}
