import { dashboardOf } from '@plainclaim/domain/accounts/landing';
import { type MailedLink, mailedLinkFrom } from '@plainclaim/domain/accounts/mailed-link';
import { useEffect, useState } from 'react';
import { type MetaFunction, useLocation } from 'react-router';
import { AccountPage } from '../../features/accounts/components/account-page.tsx';
import { BrokenLink, OpenLink } from '../../features/accounts/components/open-link.tsx';
import { useSession } from '../../lib/auth/session-provider.tsx';
import { pageMeta } from '../../lib/page-meta.ts';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Open your link',
    description: 'A link from one of our mails: see whose account it opens, then go on.',
    index: false,
  });

export default function OpenLinkPage() {
  const { state } = useSession();
  // The server never sees the URL hash, so the link is null until the browser has read it.
  const [link, setLink] = useState<MailedLink | 'broken' | null>(null);
  const { hash } = useLocation();
  useEffect(() => {
    const fields = new URLSearchParams(hash.slice(1));
    setLink(mailedLinkFrom(Object.fromEntries(fields)) ?? 'broken');
  }, [hash]);
  const signedIn =
    state.status === 'signed-in'
      ? { email: state.session.user.email ?? '', home: dashboardOf(state.role) }
      : null;
  if (link === 'broken') return <BrokenLink message="This address is not a whole link" signedIn={signedIn} />;
  if (link === null) {
    return (
      <AccountPage heading="Your link">
        <p role="status">Looking at your link…</p>
        <noscript>
          <p className="mt-4 font-semibold">
            This page needs JavaScript to read your link. Switch it on, or open the link in another browser:
            it has not been used yet.
          </p>
        </noscript>
      </AccountPage>
    );
  }
  return <OpenLink key={link.tokenHash} link={link} signedIn={signedIn} />;
}
