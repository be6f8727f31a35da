import { type MetaFunction, useLocation } from 'react-router';
import { SendPage } from '../../features/letter/components/send-page.tsx';
import { toSendFrom } from '../../features/letter/letter-address.ts';
import { useSession } from '../../lib/auth/session-provider.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Before your letter goes',
    description: 'See what goes to whom, and submit your claim.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'letter' };

export default function SendLetterPage() {
  const { state } = useSession();
  const { search } = useLocation();
  // The layout requires a session, but during sign-out the page renders once more without one.
  if (state.status !== 'signed-in') return null;
  return <SendPage toSend={toSendFrom(search)} userId={state.session.user.id} />;
}
