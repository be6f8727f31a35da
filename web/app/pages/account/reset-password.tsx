import { dashboardOf } from '@plainclaim/domain/accounts/landing';
import { lazy, Suspense, useState } from 'react';
import type { MetaFunction } from 'react-router';
import { AccountPage } from '../../features/accounts/components/account-page.tsx';
import { LinkProblem } from '../../features/accounts/components/link-problem.tsx';
import { NewPasswordForm } from '../../features/accounts/components/new-password-form.tsx';
import { ResetRequestForm } from '../../features/accounts/components/reset-request-form.tsx';
import { useSession } from '../../lib/auth/session-provider.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { ButtonLink, TextLink } from '../../ui/link.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Reset your password',
    description: 'Forgot your Plainclaim password? Get a link by e-mail and set a new one.',
    index: false,
  });

const SecondStep = lazy(() =>
  import('../../features/accounts/components/second-step.tsx').then((module) => ({
    default: module.SecondStep,
  })),
);

export default function ResetPasswordPage() {
  const { state, signOut } = useSession();
  const [isSaved, setIsSaved] = useState(false);
  if (state.status === 'second-step' && state.recovering) {
    return (
      <AccountPage heading="One more step" lead="The link was right. Now show that it is you.">
        <Suspense>
          <SecondStep factors={state.session.user.factors ?? []} onGiveUp={() => void signOut('local')} />
        </Suspense>
      </AccountPage>
    );
  }
  if (isSaved && state.status === 'signed-in') {
    return (
      <AccountPage
        heading="Your password is changed"
        lead="You are signed in. Use the new password from now on."
      >
        <ButtonLink to={dashboardOf(state.role)} block>
          Go to your dashboard
        </ButtonLink>
      </AccountPage>
    );
  }
  if (state.status === 'signed-in' && state.recovering) {
    return (
      <AccountPage heading="Set a new password">
        <NewPasswordForm onDone={() => setIsSaved(true)} />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      heading="Reset your password"
      needsScript
      lead="Tell us your e-mail address and we send you a link."
      footer={<TextLink to="/signin">Back to sign in</TextLink>}
    >
      <LinkProblem />
      <ResetRequestForm />
    </AccountPage>
  );
}
