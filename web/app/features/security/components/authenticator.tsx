import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../ui/display/badge.tsx';
import { Fetched } from '../../../ui/display/fetched.tsx';
import { makeBackupCodes } from '../api/make-backup-codes.ts';
import { useAuthenticator } from '../api/read-authenticator.ts';
import { AuthenticatorRemoval } from './authenticator-removal.tsx';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { SecurityItem } from './security-item.tsx';

type AuthenticatorProps = { userId: string; email: string };

/** The authenticator app as a second step, with its backup codes. */
export function Authenticator({ userId, email }: AuthenticatorProps) {
  const authenticator = useAuthenticator(userId);
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const factor = authenticator.data ?? null;

  const readAgain = () => queries.invalidateQueries({ queryKey: ['security', userId] });

  const whenConfirmed = async () => {
    // The app is active even if this fails: codes can be created later.
    const made = await makeBackupCodes().catch(() => null);
    await readAgain();
    setCodes(made);
    setNotice(
      made
        ? 'Your authenticator app is set up.'
        : 'Your authenticator app is set up, but we could not make backup codes. Please make them now.',
    );
  };

  return (
    <SecurityItem
      title="Authenticator app"
      anchor="second-step"
      badge={
        authenticator.data === undefined ? null : (
          <Badge tone={factor ? 'green' : 'neutral'} icon={factor ? 'circle-check' : 'minus'}>
            {factor ? 'On' : 'Off'}
          </Badge>
        )
      }
      summary="With a second step, a stolen password alone opens nothing: at sign-in we also ask for a code from an app on your phone."
      notice={notice}
    >
      <Fetched query={authenticator} failed="We could not find out whether an authenticator app is set up.">
        {factor ? (
          <>
            <BackupCodes
              userId={userId}
              email={email}
              fresh={codes}
              onMade={(made) => {
                setNotice(null);
                setCodes(made);
              }}
            />
            <AuthenticatorRemoval
              factorId={factor.id}
              onRemoved={async () => {
                setCodes(null);
                await readAgain();
                setNotice('Your authenticator app is turned off.');
              }}
            />
          </>
        ) : (
          <AuthenticatorSetup onStart={() => setNotice(null)} onConfirmed={whenConfirmed} />
        )}
      </Fetched>
    </SecurityItem>
  );
}
