import { declineForm, longestDeclineReason } from '@plainclaim/domain/solicitors/case-words';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Form, SubmitButton, useZodForm } from '../../../ui/forms/form.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx';

type DeclineCaseProps = {
  parties: string;
  /** Names the case: a list has several buttons that read "Decline". */
  accessibleLabel: string;
  onDecline: (reason: string) => Promise<unknown>;
};

export function DeclineCase({ parties, accessibleLabel, onDecline }: DeclineCaseProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      title="Decline this case?"
      description={`Another solicitor is asked about ${parties}, if one fits, and its case file closes for you. This cannot be undone.`}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="secondary" size="sm" aria-label={accessibleLabel}>
          Decline
        </Button>
      }
    >
      <DeclineForm
        onDecline={async (reason) => {
          await onDecline(reason);
          setIsOpen(false);
        }}
      />
    </Dialog>
  );
}

function DeclineForm({ onDecline }: { onDecline: (reason: string) => Promise<void> }) {
  const form = useZodForm(declineForm, { reason: '' });
  return (
    <Form
      form={form}
      onSubmit={async ({ reason }) => {
        await onDecline(reason);
        return undefined;
      }}
    >
      <FormField
        control={form.control}
        name="reason"
        as={TextArea}
        label="Reason"
        hint="For our team, for example a conflict of interest. The claimant learns that you could not take it on, and not why."
        rows={3}
        characterLimit={longestDeclineReason}
      />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <SubmitButton variant="danger" busyLabel="Declining…">
          Decline case
        </SubmitButton>
        <DialogClose asChild>
          <Button variant="secondary">Keep it</Button>
        </DialogClose>
      </div>
    </Form>
  );
}
