import type { Viewer } from './viewer-hint.ts';

/** Where 'Submit Your Claim' leads: staff have no claims of their own, strangers make an account first. */
export function claimStartPath(viewer: Viewer | null): string {
  if (!viewer) return '/signup?return_url=/submit-claim';
  return viewer.role === 'admin' || viewer.role === 'tester' ? '/admin/dashboard' : '/submit-claim';
}
