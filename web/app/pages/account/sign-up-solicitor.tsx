import { type MetaFunction, useNavigate } from 'react-router';
import { AccountPage } from '../../features/accounts/components/account-page.tsx';
import { CheckMail } from '../../features/accounts/components/check-mail.tsx';
import { SolicitorSignUpForm } from '../../features/accounts/components/solicitor-sign-up-form.tsx';
import { useAskedMail } from '../../features/accounts/use-asked-mail.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { TextLink } from '../../ui/link.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Join as a solicitor',
    description: 'Solicitors: tell us where and in what you act, and take on higher-value claims near you.',
  });

export default function SignUpSolicitorPage() {
  const navigate = useNavigate();
  const { asked, expectCode, giveUp } = useAskedMail('signup-solicitor');
  const thank = () => void navigate('/solicitor-holding-page');
  if (asked) {
    return (
      <CheckMail
        asked={asked}
        returnPath="/signin"
        onSentAgain={() => expectCode(asked.email, 'sent')}
        onBack={giveUp}
        onDone={thank}
      />
    );
  }
  return (
    <AccountPage
      heading="Join as a solicitor"
      needsScript
      lead="Tell us where and in what you act. We look at every application before a case is sent."
      wide
      footer={
        <p>
          Already have an account? <TextLink to="/signin">Sign in</TextLink>
        </p>
      }
    >
      <SolicitorSignUpForm
        onDone={(outcome, email) => {
          if (outcome.kind === 'check-mail') expectCode(email, 'sent');
          else thank();
        }}
      />
    </AccountPage>
  );
}
