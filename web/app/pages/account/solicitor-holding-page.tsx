import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { MessagePage } from '../../shell/message-page.tsx';
import { ButtonLink, TextLink } from '../../ui/link.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Thank you for your interest',
    description: 'What happens after a solicitor applies to join Plainclaim.',
    index: false,
  });

export default function SolicitorHoldingPage() {
  return (
    <MessagePage
      picture="handshake"
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
      <p>Once you are approved, sign in and your dashboard shows the cases that fit your practice.</p>
    </MessagePage>
  );
}
