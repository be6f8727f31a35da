import { landingAfterSignIn } from '@plainclaim/domain/accounts/landing-after-sign-in';
import { sameSitePath } from '@plainclaim/domain/accounts/same-site-path';
import { lazy, Suspense, useEffect } from 'react';
import { type MetaFunction, useLocation, useNavigate, useSearchParams } from 'react-router';
import { AccountPage } from '../../features/accounts/components/account-page.tsx';
import { LinkProblem } from '../../features/accounts/components/link-problem.tsx';
import { SignInForm } from '../../features/accounts/components/sign-in-form.tsx';
import { WaysIn } from '../../features/accounts/components/ways-in.tsx';
import { takeDestination } from '../../lib/auth/intended-destination.ts';
import { useSession } from '../../lib/auth/session-provider.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { useSignInWays } from '../../lib/sign-in-ways.ts';
import { Alert } from '../../ui/display/alert.tsx';
import { TextLink } from '../../ui/link.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Sign In',
    description: 'Sign in to Plainclaim to follow your claims, letters and replies.',
  });

const SecondStep = lazy(() =>
  import('../../features/accounts/components/second-step.tsx').then((module) => ({
    default: module.SecondStep,
  })),
);

export default function SignInPage() {
  const { state, signOut } = useSession();
  const { signUp = true } = useSignInWays();
  const [search] = useSearchParams();
  const returnUrl = sameSitePath(search.get('return_url')) ?? null;
  useLanding(returnUrl);
  const query = returnUrl ? `?return_url=${encodeURIComponent(returnUrl)}` : '';

  if (state.status === 'second-step') {
    return (
      <AccountPage heading="One more step" lead="The first step was right. Now show that it is you.">
        <Suspense>
          <SecondStep factors={state.session.user.factors ?? []} onGiveUp={() => void signOut('local')} />
        </Suspense>
      </AccountPage>
    );
  }
  return (
    <AccountPage
      heading="Sign In"
      needsScript
      lead="Good to see you again."
      footer={
        signUp && (
          <p>
            New here? <TextLink to={`/signup${query}`}>Sign up</TextLink>
          </p>
        )
      }
    >
      <LinkProblem />
      <ExpiredNotice />
      <WaysIn returnPath={`/signin${query}`}>
        <SignInForm returnUrl={returnUrl} />
      </WaysIn>
    </AccountPage>
  );
}

/** After sign-in, redirects to the remembered destination or to the role's own page. */
function useLanding(returnUrl: string | null): void {
  const { state } = useSession();
  const navigate = useNavigate();
  const role = state.status === 'signed-in' && !state.recovering ? state.role : null;
  useEffect(() => {
    if (role) void navigate(landingAfterSignIn(role, takeDestination(), returnUrl), { replace: true });
  }, [role, returnUrl, navigate]);
}

/** Says once that the session has expired, after the redirect to this page. */
function ExpiredNotice() {
  const location = useLocation();
  const notice = (location.state as { notice?: string } | null)?.notice;
  if (!notice) return null;
  return (
    <Alert tone="info" title={notice} className="mb-6">
      Sign in again and you are back where you were.
    </Alert>
  );
}
