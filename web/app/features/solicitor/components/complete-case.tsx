import { completeForm, longestOutcomeNote, outcomeChoices } from '@plainclaim/domain/solicitors/case-outcome';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Form, SubmitButton, useZodForm } from '../../../ui/forms/form.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx';

type Ending = { readonly outcome: string; readonly note: string };

type CompleteCaseProps = {
  parties: string;
  client: string;
  onComplete: (said: Ending) => Promise<unknown>;
};

export function CompleteCase({ parties, client, onComplete }: CompleteCaseProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      title="Is your work on this case done?"
      description={`${client} is told by email how it ended, and messages close. You can still open the case file. This cannot be undone.`}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size="sm" aria-label={`Complete: ${parties}`}>
          Complete
        </Button>
      }
    >
      <CompleteForm
        client={client}
        onComplete={async (said) => {
          await onComplete(said);
          setIsOpen(false);
        }}
      />
    </Dialog>
  );
}

type CompleteFormProps = { client: string; onComplete: (said: Ending) => Promise<void> };

function CompleteForm({ client, onComplete }: CompleteFormProps) {
  const form = useZodForm(completeForm, { outcome: '', note: '' });
  return (
    <Form
      form={form}
      onSubmit={async (said) => {
        await onComplete(said);
        return undefined;
      }}
    >
      <FormField
        control={form.control}
        name="outcome"
        as={Select}
        label="How did it end?"
        placeholder="Choose"
        options={outcomeChoices}
      />
      <FormField
        control={form.control}
        name="note"
        as={TextArea}
        label={`What ${client} should know`}
        hint="Sent to your client, for example what was paid and what is still to be done."
        optional
        rows={4}
        characterLimit={longestOutcomeNote}
      />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <SubmitButton busyLabel="Completing…">Complete</SubmitButton>
        <DialogClose asChild>
          <Button variant="secondary">Not yet</Button>
        </DialogClose>
      </div>
    </Form>
  );
}
