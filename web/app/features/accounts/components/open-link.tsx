import { setBeforeWords } from '@plainclaim/domain/accounts/mailbox-proof';
import type { LinkType, MailedLink } from '@plainclaim/domain/accounts/mailed-link';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import { type LinkSeen, openLink, previewLink } from '../api/open-link.ts';
import { AccountPage } from './account-page.tsx';

const words: Record<LinkType, { readonly heading: string; readonly button: string; readonly busy: string }> =
  {
    magiclink: { heading: 'Sign in', button: 'Sign in', busy: 'Signing in…' },
    signup: { heading: 'Confirm your e-mail address', button: 'Confirm my address', busy: 'Confirming…' },
    invite: { heading: 'You are invited', button: 'Accept the invitation', busy: 'Opening…' },
    recovery: { heading: 'Set a new password', button: 'Choose a new password', busy: 'Opening…' },
    email_change: { heading: 'Change of e-mail address', button: 'Yes, change it', busy: 'Changing…' },
  };

/** The session of this browser, which a link may replace. */
export type SignedIn = { readonly email: string; readonly home: string };

type OpenLinkProps = { link: MailedLink; signedIn: SignedIn | null };

/** Names the account that a link opens, and uses the link on a press: anyone could have sent the link. */
export function OpenLink({ link, signedIn }: OpenLinkProps) {
  const { heading, button, busy } = words[link.type];
  const [seen, setSeen] = useState<LinkSeen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [state, setState] = useState<'asked' | 'opening' | 'half-done'>('asked');
  const navigate = useNavigate();
  useEffect(() => {
    let isWanted = true;
    void previewLink(link).then((answer) => {
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

  if (problem) return <BrokenLink message={problem} type={link.type} signedIn={signedIn} />;
  if (state === 'half-done') return <HalfDone />;
  const isOther = seen !== null && signedIn !== null && signedIn.email !== seen.email;
  return (
    <AccountPage heading={heading}>
      {seen ? (
        <>
          <LinkFacts seen={seen} />
          {seen.removes.length > 0 ? <WhatGoes removes={seen.removes} /> : null}
          {isOther ? (
            <p className="mt-4">
              You are signed in here as {signedIn.email}. Going on replaces that in this browser.
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

/** The first proof of a mailbox removes what was set up before it: a stranger may have used this address. */
const WhatGoes = ({ removes }: { removes: LinkSeen['removes'] }) => (
  <Alert
    className="mt-4"
    tone="amber"
    title="This removes what was set up before"
    actions={<TextLink to="/signin">Keep it: sign in with the password instead</TextLink>}
  >
    <p>Nobody has shown yet that this mailbox is theirs, so a stranger may have set up:</p>
    <ul className="mt-2 list-disc pl-5">
      {removes.map((one) => (
        <li key={one}>{setBeforeWords[one]}</li>
      ))}
    </ul>
    <p className="mt-2">
      Going on removes all of it and signs out every device. Drafts and claims stay. If you set it up
      yourself, you can keep it: sign in with the password, then confirm your address in your profile.
    </p>
  </Alert>
);

const HalfDone = () => (
  <AccountPage heading="One of two done">
    <p role="status">
      This address has agreed. The change counts once the link in the other mailbox is opened, too.
    </p>
  </AccountPage>
);

type BrokenLinkProps = {
  message: string;
  /** Undefined where the URL is not a complete link. */
  type?: LinkType;
  signedIn: SignedIn | null;
};

export function BrokenLink({ message, type, signedIn }: BrokenLinkProps) {
  // A signed-in user needs no other sign-in link.
  const newLinkAt =
    type === 'recovery' ? '/reset-password' : type === 'magiclink' && !signedIn ? '/signin' : null;
  const footer = signedIn ? null : <TextLink to="/signin">Back to sign in</TextLink>;
  return (
    <AccountPage heading="This link does not work" footer={footer}>
      <Alert tone="danger" live title={message} />
      <p className="mt-4">
        Each link works once, for an hour. If you have used it before, there is nothing left to do with it.
        Otherwise ask for a new one on the page where you asked for it.
      </p>
      {signedIn ? <p className="mt-4 wrap-anywhere">You are signed in here as {signedIn.email}.</p> : null}
      <div className="mt-6 grid gap-3 empty:hidden">
        {newLinkAt ? (
          <ButtonLink to={newLinkAt} block>
            Ask for a new link
          </ButtonLink>
        ) : null}
        {signedIn ? (
          <ButtonLink to={signedIn.home} variant="secondary" block>
            Go to your dashboard
          </ButtonLink>
        ) : null}
      </div>
    </AccountPage>
  );
}
