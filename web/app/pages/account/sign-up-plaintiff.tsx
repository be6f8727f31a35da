import { landingAfterSignUp } from '@plainclaim/domain/accounts/landing';
import { sameSitePath } from '@plainclaim/domain/accounts/same-site-path';
import { type MetaFunction, useNavigate, useSearchParams } from 'react-router';
import { AccountPage } from '../../features/accounts/components/account-page.tsx';
import { CheckMail } from '../../features/accounts/components/check-mail.tsx';
import { PlaintiffSignUpForm } from '../../features/accounts/components/plaintiff-sign-up-form.tsx';
import { WaysIn } from '../../features/accounts/components/ways-in.tsx';
import { useAskedMail } from '../../features/accounts/use-asked-mail.ts';
import { peekDestination, signInPathTo, takeDestination } from '../../lib/auth/intended-destination.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { TextLink } from '../../ui/link.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Create your account',
    description:
      'Your name, an e-mail address and a password: all it takes to start a claim with Plainclaim.',
  });

export default function SignUpPlaintiffPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { asked, expectCode, giveUp } = useAskedMail('signup');
  const returnUrl = sameSitePath(search.get('return_url')) ?? null;
  const query = returnUrl ? `?return_url=${encodeURIComponent(returnUrl)}` : '';
  const land = () => void navigate(landingAfterSignUp(takeDestination(), returnUrl));
  // The mail's link may be opened in a browser that cannot read this tab's destination.
  const returnPath = () => signInPathTo(landingAfterSignUp(peekDestination(), returnUrl));
  if (asked) {
    return (
      <CheckMail
        asked={asked}
        returnPath={returnPath()}
        onSentAgain={() => expectCode(asked.email, 'sent')}
        onBack={giveUp}
        onDone={land}
      />
    );
  }
  return (
    <AccountPage
      heading="Create your account"
      needsScript
      lead="Then tell us who owes you what."
      footer={
        <p>
          Already have an account? <TextLink to={`/signin${query}`}>Sign in</TextLink>
        </p>
      }
    >
      <WaysIn
        mayJoin
        returnPath={`/signin?return_url=${encodeURIComponent(landingAfterSignUp(null, returnUrl))}`}
        onDone={land}
      >
        <PlaintiffSignUpForm
          returnPath={returnPath}
          onDone={(outcome, email) => {
            if (outcome.kind === 'check-mail') expectCode(email, 'sent');
            else land();
          }}
        />
      </WaysIn>
    </AccountPage>
  );
}
