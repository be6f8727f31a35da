import { useSignInWays } from '../../../lib/sign-in-ways.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { Authenticator } from './authenticator.tsx';
import { TextSecondStep } from './text-second-step.tsx';

type SecondStepSetupProps = {
  user: { readonly id: string; readonly email?: string; readonly phone?: string };
  isDone: boolean;
  onGoOn: () => void;
};

/** Replaces every private page of an admin or solicitor without a second step. */
export function SecondStepSetup({ user, isDone, onGoOn }: SecondStepSetupProps) {
  const { id, email = '', phone = '' } = user;
  const { phone: phones = 'off' } = useSignInWays();
  return (
    <div className="wrap py-10 sm:py-11">
      <h1>Set up a second step</h1>
      <p className="lead mt-4">
        Admins and solicitors see what belongs to other people, so a password alone must not open their
        account. Set up a second step here, and go on to the page you opened.
      </p>
      <h2 className="mt-8 text-24">How you show that it is you</h2>
      <Card className="mt-5">
        <Authenticator userId={id} email={email} />
        {phones === 'code' ? <TextSecondStep userId={id} email={email} phone={phone} /> : null}
      </Card>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        {isDone ? (
          <Button className="max-sm:w-full" onClick={onGoOn}>
            Go on
          </Button>
        ) : (
          <p className="text-ink-2">
            Something does not work? <TextLink to="/contact">Write to us</TextLink>.
          </p>
        )}
      </div>
    </div>
  );
}
