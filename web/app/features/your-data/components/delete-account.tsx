import { deletedAtOnce, deletionWord, retainedForATime } from '@plainclaim/domain/accounts/deleting-account';
import { useState } from 'react';
import { useSession } from '../../../lib/auth/session-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { Form, SubmitButton, useZodForm } from '../../../ui/forms/form.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { deleteAccount } from '../api/your-data.ts';
import type { Overview } from '../api/your-data-api.ts';
import { openWords } from '../open-words.ts';
import { deletionForm, emptyProof } from '../proof-form.ts';
import { ProofFields } from './proof-fields.tsx';
import { RevealedForm } from './revealed-form.tsx';

type DeleteAccountProps = { overview: Overview; email: string };

export function DeleteAccount({ overview, email }: DeleteAccountProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <RevealedForm
      title="Delete your account"
      summary={
        <p>
          For good: it cannot be undone. Some things the law and our terms make us keep for a time; we say
          which before you decide.
        </p>
      }
      label="Delete your account"
      isOpen={isOpen}
      onOpen={() => setIsOpen(true)}
    >
      <Consequences overview={overview} />
      {overview.objections.length > 0 ? (
        <>
          <Alert tone="amber" className="mt-6" title="Your account cannot be deleted yet">
            <ul className="grid list-disc gap-1.5 pl-5">
              {overview.objections.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </Alert>
          <Button variant="secondary" className="mt-5" onClick={() => setIsOpen(false)}>
            Close
          </Button>
        </>
      ) : (
        <DeletionForm overview={overview} email={email} onCancel={() => setIsOpen(false)} />
      )}
    </RevealedForm>
  );
}

function Consequences({ overview }: { overview: Overview }) {
  const open = openWords(overview);
  return (
    <div className="grid gap-5 rounded-xl bg-well p-5 text-15/[1.5] sm:p-6">
      <div>
        <h4 className="font-semibold">Deleted at once</h4>
        <ul className="mt-2 grid list-disc gap-1.5 pl-5">
          {deletedAtOnce.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
      {open ? <p className="font-semibold">{open}</p> : null}
      <div>
        <h4 className="font-semibold">Kept for a time</h4>
        <ul className="mt-2 grid list-disc gap-1.5 pl-5">
          {retainedForATime.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <p className="mt-3">
          The <TextLink to="/privacy#how-long">privacy notice</TextLink> says more. You may want to download
          your data first.
        </p>
      </div>
    </div>
  );
}

type FormProps = DeleteAccountProps & { onCancel: () => void };

function DeletionForm({ overview, email, onCancel }: FormProps) {
  const form = useZodForm(deletionForm(overview), { ...emptyProof, confirm: '' });
  const { signOut } = useSession();
  return (
    <div className="mt-6">
      <Form
        form={form}
        onSubmit={async ({ confirm: _, ...proof }) => {
          await deleteAccount(proof, deletionWord);
          // The server has ended the session; this removes it from the browser.
          await signOut('local', '/account-deleted');
          return undefined;
        }}
      >
        <ProofFields needed={overview} email={email} />
        <FormField
          control={form.control}
          name="confirm"
          as={TextField}
          label={`Type ${deletionWord} to confirm`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          width="medium"
        />
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <SubmitButton variant="danger" busyLabel="Deleting…">
            Delete your account for good
          </SubmitButton>
          <Button variant="secondary" onClick={onCancel}>
            Keep your account
          </Button>
        </div>
      </Form>
    </div>
  );
}
