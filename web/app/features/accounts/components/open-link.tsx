import type { LinkType, MailedLink } from '@plainclaim/domain/accounts/mailed-link';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { type LinkSeen, lookAtLink, openLink } from '../api/open-link.ts';
import { AccountPage } from './account-page.tsx';

const words: Record<LinkType, { readonly heading: string; readonly button: string; readonly busy: string }> =
  {
    magiclink: { heading: 'Sign in', button: 'Sign in', busy: 'Signing in…' },
    signup: { heading: 'Confirm your e-mail address', button: 'Confirm my address', busy: 'Confirming…' },
    invite: { heading: 'You are invited', button: 'Accept the invitation', busy: 'Opening…' },
    recovery: { heading: 'Set a new password', button: 'Choose a new password', busy: 'Opening…' },
    email_change: { heading: 'Change of e-mail address', button: 'Yes, change it', busy: 'Changing…' },
  };

type OpenLinkProps = { link: MailedLink; signedInAs: string | null };

/** Names the account that a link opens, and uses the link on a press: anyone could have sent the link. */
export function OpenLink({ link, signedInAs }: OpenLinkProps) {
  const { heading, button, busy } = words[link.type];
  const [seen, setSeen] = useState<LinkSeen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [state, setState] = useState<'asked' | 'opening' | 'half-done'>('asked');
  const navigate = useNavigate();
  useEffect(() => {
    let isWanted = true;
    void lookAtLink(link).then((answer) => {
      if (!isWanted) return;
      if ('message' in answer) setProblem(answer.message);
      else setSeen(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [link]);

  const press = async () => {
    setState('opening');
    const opened = await openLink(link);
    if (opened.kind === 'signed-in') return await navigate(link.next, { replace: true });
    setState(opened.kind === 'half-done' ? 'half-done' : 'asked');
    if (opened.kind === 'problem') setProblem(opened.message);
  };

  if (problem) return <BrokenLink message={problem} />;
  if (state === 'half-done') return <HalfDone />;
  const isOther = seen !== null && signedInAs !== null && signedInAs !== seen.email;
  return (
    <AccountPage heading={heading}>
      {seen ? (
        <>
          <LinkFacts seen={seen} />
          {isOther ? (
            <p className="mt-4">
              You are signed in here as {signedInAs}. Going on replaces that in this browser.
            </p>
          ) : null}
          <Button
            block
            className="mt-6"
            busy={state === 'opening'}
            busyLabel={busy}
            onClick={() => void press()}
          >
            {button}
          </Button>
          <p className="mt-5 text-15 text-ink-2">
            Not your address? Then this link is not for you. Close this page: nothing happens.
          </p>
        </>
      ) : (
        <p role="status">Looking at your link…</p>
      )}
    </AccountPage>
  );
}

const LinkFacts = ({ seen: { email, newEmail } }: { seen: LinkSeen }) =>
  newEmail === null ? (
    <p>
      For the account of <strong className="break-words">{email}</strong>.
    </p>
  ) : (
    <p>
      The account of <strong className="break-words">{email}</strong> moves to{' '}
      <strong className="break-words">{newEmail}</strong>.
    </p>
  );

const HalfDone = () => (
  <AccountPage heading="One of two done">
    <p role="status">
      This address has agreed. The change counts once the link in the other mailbox is opened, too.
    </p>
  </AccountPage>
);

export const BrokenLink = ({ message }: { message: string }) => (
  <AccountPage heading="This link does not work" footer={<TextLink to="/signin">Back to sign in</TextLink>}>
    <Alert tone="danger" live title={message} />
    <p className="mt-4">
      Each link works once, for an hour. Ask for a new one on the page where you asked for it.
    </p>
  </AccountPage>
);
