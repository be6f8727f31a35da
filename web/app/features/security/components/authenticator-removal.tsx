import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Form, SubmitButton, useZodForm } from '../../../ui/forms/form.tsx';
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx';
import { turnOffAuthenticator } from '../api/turn-off-authenticator.ts';
import { anyCode, type CodeForm } from '../code-form.ts';
import { CodeField } from './code-field.tsx';

type AuthenticatorRemovalProps = { factorId: string; onRemoved: () => Promise<void> };

export function AuthenticatorRemoval({ factorId, onRemoved }: AuthenticatorRemovalProps) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Dialog
        title="Turn off the authenticator app?"
        description="From then on your password alone opens your account, and your backup codes stop working."
        open={open}
        onOpenChange={setOpen}
        trigger={<Button variant="danger">Turn off</Button>}
      >
        <RemovalForm
          onCode={async (code) => {
            await turnOffAuthenticator(factorId, code);
            setOpen(false);
            await onRemoved();
          }}
        />
      </Dialog>
    </div>
  );
}

function RemovalForm({ onCode }: { onCode: (code: string) => Promise<void> }) {
  const form = useZodForm(anyCode('Enter a code'), { code: '' });
  return (
    <Form
      form={form}
      onSubmit={async ({ code }: CodeForm) => {
        await onCode(code);
      }}
    >
      <CodeField
        letters
        control={form.control}
        label="Code from your app"
        hint="The six digits it shows now. If you no longer have it, one of your backup codes."
      />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <SubmitButton variant="danger" busyLabel="Turning off…">
          Turn off
        </SubmitButton>
        <DialogClose asChild>
          <Button variant="secondary">Keep it on</Button>
        </DialogClose>
      </div>
    </Form>
  );
}
