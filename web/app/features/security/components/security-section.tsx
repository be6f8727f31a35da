import { useSignInWays } from '../../../lib/sign-in-ways.ts';
import { Card } from '../../../ui/display/card.tsx';
import { Authenticator } from './authenticator.tsx';
import { Devices } from './devices.tsx';
import { EmailChange } from './email-change.tsx';
import { OtherWaysIn } from './other-ways-in.tsx';
import { PasswordChange } from './password-change.tsx';
import { PhoneNumber } from './phone-number.tsx';
import { TextSecondStep } from './text-second-step.tsx';

type SecuritySectionProps = {
  user: {
    readonly id: string;
    readonly email?: string;
    readonly new_email?: string;
    readonly email_change_sent_at?: string;
    readonly phone?: string;
  };
};

export function SecuritySection({ user }: SecuritySectionProps) {
  const { email = '', phone = '' } = user;
  const { phone: phones = 'off' } = useSignInWays();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Card>
        <EmailChange
          userId={user.id}
          email={email}
          waitsFor={user.new_email}
          sentAt={user.email_change_sent_at}
        />
        <PasswordChange userId={user.id} email={email} />
        {phones === 'off' ? null : <PhoneNumber phone={phone} />}
        <OtherWaysIn userId={user.id} />
        <Authenticator userId={user.id} email={email} />
        {phones === 'code' ? <TextSecondStep userId={user.id} email={email} phone={phone} /> : null}
        <Devices userId={user.id} />
      </Card>
    </div>
  );
}
