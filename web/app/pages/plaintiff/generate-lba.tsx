import { type MetaFunction, useLocation } from 'react-router';
import { arrivalFrom } from '../../features/letter/arrival.ts';
import { LetterPage } from '../../features/letter/components/letter-page.tsx';
import { useSession } from '../../lib/auth/session-provider.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Your letter',
    description: 'Draft, check and send your Letter Before Action.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'letter' };

export default function GenerateLbaPage() {
  const { state } = useSession();
  const location = useLocation();
  // The layout requires a session, but during sign-out the page renders once more without one.
  if (state.status !== 'signed-in') return null;
  return <LetterPage arrival={arrivalFrom(location.state, location.search)} userId={state.session.user.id} />;
}
