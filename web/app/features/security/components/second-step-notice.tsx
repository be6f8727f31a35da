import { Alert } from '../../../ui/display/alert.tsx';
import { ButtonLink } from '../../../ui/link.tsx';

/** During the grace period: what will be required, by when, and where to set it up. */
export function SecondStepNotice({ daysLeft }: { daysLeft: number }) {
  return (
    <div className="wrap pt-6 print:hidden">
      <Alert
        tone="amber"
        title={`Set up a second step: ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`}
        actions={
          <ButtonLink to="/profile#second-step" size="sm" variant="secondary">
            Set up a second step
          </ButtonLink>
        }
      >
        Admins and solicitors sign in with a password and a code. Once the days are over, nothing else opens
        until it is set up.
      </Alert>
    </div>
  );
}
