import { useState } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { Form, SubmitButton, useZodForm } from '../../../ui/forms/form.tsx';
import { askForDownload } from '../api/your-data.ts';
import type { Overview } from '../api/your-data-api.ts';
import { emptyProof, proofForm } from '../proof-form.ts';
import { ProofFields } from './proof-fields.tsx';
import { RevealedForm } from './revealed-form.tsx';

type DownloadDataProps = { overview: Overview; email: string };

export function DownloadData({ overview, email }: DownloadDataProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  return (
    <RevealedForm
      title="Download your data"
      summary={
        <>
          <p>
            Everything we hold about you in one file: your account and profile, your claims, replies, offers
            and payments in a form that programs can read, letters as PDF, and your documents.
          </p>
          {overview.is_mailbox_proven ? null : (
            <p className="mt-2">
              Messages from our contact page are found by your e-mail address. They are in the file once you
              have signed in with a link by e-mail, which shows that the mailbox is yours.
            </p>
          )}
        </>
      }
      label="Download your data"
      isOpen={isOpen}
      onOpen={() => {
        setNotice(null);
        setIsOpen(true);
      }}
      notice={notice}
    >
      <DownloadForm
        overview={overview}
        email={email}
        onCancel={() => setIsOpen(false)}
        onDone={() => {
          setIsOpen(false);
          setNotice('Your download has started. The file is a zip: open it with a double click.');
        }}
      />
    </RevealedForm>
  );
}

type FormProps = DownloadDataProps & { onDone: () => void; onCancel: () => void };

function DownloadForm({ overview, email, onDone, onCancel }: FormProps) {
  const form = useZodForm(proofForm(overview), { ...emptyProof });
  return (
    <Form
      form={form}
      onSubmit={async (proof) => {
        // A browser download streams to disk, whatever the size.
        window.location.assign(await askForDownload(proof));
        onDone();
        return undefined;
      }}
    >
      <ProofFields needed={overview} email={email} />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <SubmitButton busyLabel="Preparing…">
          <Icon name="download" className="size-[1.2em]" />
          Download
        </SubmitButton>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
