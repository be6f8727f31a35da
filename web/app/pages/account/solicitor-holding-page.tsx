import { lazy, Suspense } from 'react';
import type { MetaFunction } from 'react-router';
import { handshake } from '../../art/illustrations/handshake.tsx';
import { useSession } from '../../lib/auth/session-provider.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { MessagePage } from '../../shell/message-page.tsx';
import { ButtonLink, TextLink } from '../../ui/link.tsx';

// Loaded only for a signed-in solicitor: other visitors read the page without it.
const OwnRegistration = lazy(() => import('../../features/solicitor/components/own-registration.tsx'));

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Thank you for your interest',
    description: 'What happens after a solicitor applies to join Plainclaim.',
    index: false,
  });

export default function SolicitorHoldingPage() {
  const { state } = useSession();
  if (state.status !== 'signed-in' || state.role !== 'solicitor') return <Thanks />;
  return (
    <Suspense fallback={<Thanks />}>
      <OwnRegistration userId={state.session.user.id} meanwhile={<Thanks />} />
    </Suspense>
  );
}

function Thanks() {
  return (
    <MessagePage
      picture={handshake}
      heading="Thank You for Your Interest!"
      actions={
        <>
          <ButtonLink to="/">Return to Homepage</ButtonLink>
          <TextLink to="/contact">Ask us something</TextLink>
        </>
      }
    >
      <p>
        Your application is with our team. We check that you may practise where you said, usually within two
        working days, and write to you either way.
      </p>
      <p>Once you are approved, sign in and your dashboard shows the cases that we ask you about.</p>
    </MessagePage>
  );
}
