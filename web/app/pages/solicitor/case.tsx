import { type MetaFunction, useParams } from 'react-router';
import { ApprovedOnly } from '../../features/solicitor/components/approved-only.tsx';
import { CasePage } from '../../features/solicitor/components/case-file/case-page.tsx';
import { useSession } from '../../lib/auth/session-provider.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Case file',
    description: 'One case referred to you: claim, letter, documents, replies and messages.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'detail' };

export default function SolicitorCasePage() {
  const { state } = useSession();
  const { id = '' } = useParams();
  // The layout requires a session, but during sign-out the page renders once more without one.
  if (state.status !== 'signed-in') return null;
  const userId = state.session.user.id;
  return (
    <ApprovedOnly role={state.role} userId={userId} skeleton="detail">
      {() => <CasePage key={id} id={id} userId={userId} />}
    </ApprovedOnly>
  );
}
