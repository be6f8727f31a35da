import { sixDigits } from '@plainclaim/domain/accounts/six-digits';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { CopyButton } from '../../../ui/display/copy-button.tsx';
import { Form, SubmitButton, useZodForm } from '../../../ui/forms/form.tsx';
import {
  confirmAuthenticator,
  type AuthenticatorSetup as Setup,
  startAuthenticator,
} from '../api/set-up-authenticator.ts';
import { wordsFor } from '../auth-failure.ts';
import type { CodeForm } from '../code-form.ts';
import { spacedSecret } from '../qr-image.ts';
import { CodeField } from './code-field.tsx';
import { Opening } from './opening.tsx';

type AuthenticatorSetupProps = { onStart: () => void; onConfirmed: () => Promise<void> };

export function AuthenticatorSetup({ onStart, onConfirmed }: AuthenticatorSetupProps) {
  const [setup, setSetup] = useState<Setup | null>(null);
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const start = async () => {
    onStart();
    setProblem(null);
    setStarting(true);
    try {
      setSetup(await startAuthenticator());
    } catch (error) {
      setProblem(wordsFor(error));
    } finally {
      setStarting(false);
    }
  };

  return (
    <>
      {problem ? <Alert live tone="danger" title={problem} /> : null}
      <Opening label="Set up authenticator app" open={setup !== null} onOpen={start} busy={starting}>
        {setup ? (
          <ScanAndConfirm setup={setup} onConfirmed={onConfirmed} onCancel={() => setSetup(null)} />
        ) : null}
      </Opening>
    </>
  );
}

type ScanAndConfirmProps = { setup: Setup; onConfirmed: () => Promise<void>; onCancel: () => void };

function ScanAndConfirm({ setup, onConfirmed, onCancel }: ScanAndConfirmProps) {
  const form = useZodForm(sixDigits('Enter the six digits from your app'), { code: '' });
  const key = useRef<HTMLElement>(null);
  const confirm = async ({ code }: CodeForm): Promise<undefined> => {
    await confirmAuthenticator(setup.factorId, code);
    await onConfirmed();
  };
  return (
    <Form form={form} onSubmit={confirm}>
      <div>
        <h4 data-first tabIndex={-1} className="outline-none">
          1. Add Plainclaim to your app
        </h4>
        <p className="mt-1 max-w-[58ch] text-ink-2">
          Open your authenticator app (any will do, your password manager may have one) and scan this code.
        </p>
        {/* Dark on light in both themes: many cameras cannot read it the other way round. */}
        <img
          src={setup.qrCode}
          alt="QR code for your authenticator app. If you cannot scan it, use the setup key below."
          width={200}
          height={200}
          className="mt-4 rounded-lg border border-line bg-letter p-3"
        />
        <p className="mt-4 text-ink-2">No camera at hand? Type this setup key into the app instead:</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
          <strong ref={key} className="text-18 tracking-[0.06em] wrap-anywhere">
            {spacedSecret(setup.secret)}
          </strong>
          <CopyButton text={setup.secret} source={key} accessibleLabel="Copy setup key" />
        </p>
      </div>
      <div>
        <h4>2. Show us that it works</h4>
        <div className="mt-3">
          <CodeField
            control={form.control}
            label="Code from your app"
            hint="Six digits that change every 30 seconds."
          />
        </div>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <SubmitButton busyLabel="Checking…">Turn on</SubmitButton>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
