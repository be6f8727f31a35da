import { dashboardOf } from '@plainclaim/domain/accounts/landing';
import { type ReactNode, useId } from 'react';
import { Link, type MetaFunction } from 'react-router';
import { Icon } from '../../art/icon.tsx';
import { LinkProblem } from '../../features/accounts/components/link-problem.tsx';
import { MailChoicesSection } from '../../features/mail-choices/components/mail-choices-section.tsx';
import { PayoutDetailsSection } from '../../features/payout-details/components/payout-details-section.tsx';
import { PersonLine } from '../../features/profile/components/person-line.tsx';
import { ProfileSection } from '../../features/profile/components/profile-section.tsx';
import { RegistrationSection } from '../../features/registration/components/registration-section.tsx';
import { SecuritySection } from '../../features/security/components/security-section.tsx';
import { YourDataSection } from '../../features/your-data/components/your-data-section.tsx';
import { useSession } from '../../lib/auth/session-provider.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { Card, CardBody } from '../../ui/display/card.tsx';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Profile settings',
    description: 'Your name, address and contact details.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'form' };

export default function ProfilePage() {
  const { state } = useSession();
  // The layout requires a session, but during sign-out the page renders once more without one.
  if (state.status !== 'signed-in') return null;
  const { role, session } = state;
  return (
    <div className="wrap py-10 sm:py-11">
      <Link to={dashboardOf(role)} className="inline-flex items-center gap-1.5 font-semibold">
        <Icon name="arrow-left" className="size-[1.25em]" />
        Back to dashboard
      </Link>
      <h1 className="mt-5">Profile settings</h1>
      <PersonLine user={session.user} />
      <div className="mt-6 empty:hidden">
        <LinkProblem />
      </div>
      <div className="mt-10 grid gap-14">
        <SettingsPart
          title="Your details"
          intro={
            role === 'plaintiff'
              ? 'We put your name and address on your letters, and write to you at this email address.'
              : 'Who you are, and how we reach you.'
          }
        >
          <ProfileSection user={session.user} role={role} />
        </SettingsPart>
        {role === 'plaintiff' ? (
          <SettingsPart title="Bank details" intro="Where we send your share when a defendant pays by card.">
            <Card>
              <CardBody>
                <PayoutDetailsSection userId={session.user.id} />
              </CardBody>
            </Card>
          </SettingsPart>
        ) : null}
        {role === 'solicitor' ? (
          <SettingsPart title="Registration" intro="Where you may act, and how your registration stands.">
            <RegistrationSection userId={session.user.id} />
          </SettingsPart>
        ) : null}
        <SettingsPart title="Security" intro="How you sign in, and where you are signed in now.">
          <SecuritySection user={session.user} />
        </SettingsPart>
        <SettingsPart title="E-mails" intro="Which mails you want, apart from those that your claims need.">
          <MailChoicesSection userId={session.user.id} />
        </SettingsPart>
        <SettingsPart title="Your data" intro="What we hold about you: take it along, or have it deleted.">
          <YourDataSection userId={session.user.id} email={session.user.email ?? ''} />
        </SettingsPart>
      </div>
    </div>
  );
}

type SettingsPartProps = { title: string; intro: string; children: ReactNode };

/** Explanation on the left, settings on the right; stacked on a phone. */
function SettingsPart({ title, intro, children }: SettingsPartProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 border-t border-line pt-10 lg:grid-cols-[300px_minmax(0,1fr)]"
    >
      <div>
        <h2 id={titleId} className="text-24">
          {title}
        </h2>
        <p className="mt-2 max-w-[44ch] text-ink-2">{intro}</p>
      </div>
      {children}
    </section>
  );
}
