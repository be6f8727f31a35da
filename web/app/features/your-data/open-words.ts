import type { Overview } from './api/your-data-api.ts';

/** What happens to unfinished claims; empty if there are none. */
export function openWords({
  open_claims: open,
  drafts,
}: Pick<Overview, 'open_claims' | 'drafts'>): string | undefined {
  const parts = [
    open > 0 && `${open} open ${open === 1 ? 'claim of yours is' : 'claims of yours are'} cancelled`,
    drafts > 0 && `${drafts} unfinished ${drafts === 1 ? 'claim is' : 'claims are'} deleted`,
  ].filter((words) => words !== false);
  return parts.length === 0 ? undefined : `${parts.join(', and ')}.`;
}
