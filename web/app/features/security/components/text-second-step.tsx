import { shortNumber } from '@plainclaim/domain/accounts/other-ways';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Fetched } from '../../../ui/display/fetched.tsx';
import { Confirm } from '../../../ui/overlays/confirm.tsx';
import { makeBackupCodes } from '../api/make-backup-codes.ts';
import {
  confirmPhoneFactor,
  removePhoneFactor,
  startPhoneFactor,
  usePhoneFactor,
} from '../api/phone-factor.ts';
import { useAuthenticator } from '../api/read-authenticator.ts';
import { BackupCodes } from './backup-codes.tsx';
import { NumberAndCode } from './number-and-code.tsx';
import { Opening } from './opening.tsx';
import { SecurityItem } from './security-item.tsx';

type TextSecondStepProps = { userId: string; email: string; phone: string };

/** Texted codes as a second step. Backup codes are shown here unless the app's section shows them. */
export function TextSecondStep({ userId, email, phone }: TextSecondStepProps) {
  const factor = usePhoneFactor(userId);
  const hasApp = Boolean(useAuthenticator(userId).data);
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const readAgain = () => queries.invalidateQueries({ queryKey: ['security', userId] });
  const current = factor.data ?? null;

  const whenConfirmed = async () => {
    // The phone is active even if this fails: codes can be created later.
    const made = hasApp ? null : await makeBackupCodes().catch(() => null);
    await readAgain();
    setOpen(false);
    setCodes(made);
    setNotice('From now on we text you a code when you sign in.');
  };

  return (
    <SecurityItem
      title="Codes by text message"
      badge={
        factor.data === undefined ? null : (
          <Badge tone={current ? 'green' : 'neutral'} icon={current ? 'circle-check' : 'minus'}>
            {current ? 'On' : 'Off'}
          </Badge>
        )
      }
      summary={
        current
          ? `At sign-in we text a code to the ${shortNumber(current.phone ?? '')}.`
          : 'A second step without an app: at sign-in we text a code to your phone. An authenticator app is safer, if you can use one.'
      }
      notice={notice}
    >
      <Fetched query={factor} failed="We could not find out whether codes are texted to you.">
        {current ? (
          <>
            {hasApp ? null : (
              <BackupCodes
                userId={userId}
                email={email}
                fresh={codes}
                onMade={(made) => {
                  setNotice(null);
                  setCodes(made);
                }}
              />
            )}
            <div>
              <Confirm
                danger
                title="Stop codes by text message?"
                verb="Stop them"
                busyLabel="Stopping…"
                onConfirm={async () => {
                  await removePhoneFactor(current.id);
                  setCodes(null);
                  await readAgain();
                  setNotice('We no longer text you codes.');
                }}
                trigger={<Button variant="danger">Stop codes by text message</Button>}
              >
                {hasApp
                  ? 'From then on only your authenticator app and your backup codes take the second step.'
                  : 'From then on the first step alone opens your account, and your backup codes stop working.'}
              </Confirm>
            </div>
          </>
        ) : (
          <Opening
            label="Set up codes by text message"
            open={open}
            onOpen={() => {
              setNotice(null);
              setOpen(true);
            }}
          >
            <NumberAndCode
              phone={phone}
              hint="We text a code to it now, and one at each sign-in."
              onNumber={async (wanted) => {
                const setup = await startPhoneFactor(wanted);
                return (code) => confirmPhoneFactor(setup, code);
              }}
              onDone={whenConfirmed}
              onCancel={() => setOpen(false)}
            />
          </Opening>
        )}
      </Fetched>
    </SecurityItem>
  );
}
