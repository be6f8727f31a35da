import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import { regulators } from '@plainclaim/domain/solicitors/regulators';
import type { ReactNode } from 'react';
import { handshake } from '../../../art/illustrations/handshake.tsx';
import { QueryProvider } from '../../../lib/query-provider.tsx';
import { MessagePage } from '../../../shell/message-page.tsx';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import { useRegistration } from '../api/registration.ts';
import type { Registration } from '../api/solicitor-api.ts';

type OwnRegistrationProps = {
  userId: string;
  /** Shown while the registration loads, and if it fails to load. */
  meanwhile: ReactNode;
};

/** The status of the solicitor's own registration. */
export default function OwnRegistration(props: OwnRegistrationProps) {
  return (
    <QueryProvider>
      <Loaded {...props} />
    </QueryProvider>
  );
}

function Loaded({ userId, meanwhile }: OwnRegistrationProps) {
  const { data } = useRegistration(userId);
  if (!data) return meanwhile;
  return data.status === 'pending' ? <Pending registration={data} /> : <Decided registration={data} />;
}

const askUs = <TextLink to="/contact">Ask us something</TextLink>;

function Pending({ registration: { unproven_jurisdictions: unproven } }: { registration: Registration }) {
  const missing = unproven.map((one) => regulators[one as Jurisdiction].numberName);
  return (
    <MessagePage
      picture={handshake}
      heading="Thank You for Your Interest!"
      actions={
        <>
          {missing.length > 0 ? <ButtonLink to="/profile">Open your profile</ButtonLink> : null}
          <ButtonLink to="/" variant={missing.length > 0 ? 'secondary' : 'primary'}>
            Return to Homepage
          </ButtonLink>
          {askUs}
        </>
      }
    >
      <p>
        Your registration is waiting for approval. We check that you may practise where you said, usually
        within two working days, and write to you either way.
      </p>
      {missing.length > 0 ? <p>Before approval we need: {missing.join(', ')}.</p> : null}
      <p>Once you are approved, your dashboard shows the cases that we ask you about.</p>
    </MessagePage>
  );
}

const headings: Record<Exclude<Registration['status'], 'pending'>, string> = {
  approved: 'You are approved',
  declined: 'Your registration was declined',
  suspended: 'Your registration is suspended',
};

function Decided({ registration: { status, decision_reason: reason } }: { registration: Registration }) {
  if (status === 'pending') return null;
  return (
    <MessagePage
      picture={status === 'approved' ? handshake : undefined}
      heading={headings[status]}
      actions={
        status === 'approved' ? (
          <ButtonLink to="/solicitor-dashboard">Open your dashboard</ButtonLink>
        ) : (
          <>
            <ButtonLink to="/contact">Write to us</ButtonLink>
            <TextLink to="/">Return to Homepage</TextLink>
          </>
        )
      }
    >
      {reason && status !== 'approved' ? <p>Our reason: {reason}</p> : null}
      <p>{words[status]}</p>
    </MessagePage>
  );
}

const words: Record<Exclude<Registration['status'], 'pending'>, string> = {
  approved: 'Cases that fit your practice appear on your dashboard, and we write to you about each.',
  declined:
    'You are not asked about cases. If something has changed or we made a mistake, please write to us and we look at it again.',
  suspended:
    'You are not asked about new cases, cases that waited for your answer were passed on, and case files are closed for you. If you think this is a mistake, please write to us.',
};
