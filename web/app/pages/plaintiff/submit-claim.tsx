import { claimStepTitles } from '@plainclaim/domain/claims/claim-form';
import type { MetaFunction } from 'react-router';
import { Wizard } from '../../features/wizard/components/wizard.tsx';
import { WizardTitle } from '../../features/wizard/components/wizard-title.tsx';
import { useSession } from '../../lib/auth/session-provider.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: titleOf(args.location.search),
    description: 'Describe your claim in four short steps.',
    index: false,
  });

export const handle: PrivatePageHandle = {
  skeleton: 'form',
  opening: () => ({ top: 'sm:pt-10', head: <WizardTitle /> }),
};

export default function SubmitClaimPage() {
  const { state } = useSession();
  // The layout requires a session, but during sign-out the page renders once more without one.
  if (state.status !== 'signed-in') return null;
  const userId = state.session.user.id;
  return (
    <div className="wrap pt-10 pb-12 sm:pb-24">
      <Wizard key={userId} userId={userId} />
    </div>
  );
}

function titleOf(search: string): string {
  const step = Number(new URLSearchParams(search).get('step'));
  const name = claimStepTitles[step - 1];
  return name ? `${name} (step ${step} of ${claimStepTitles.length})` : 'Submit Claim';
}
