import { payoutDetailsForm } from '@plainclaim/domain/payments/payout-details';
import { Button } from '../../../ui/button.tsx';
import { Form, SubmitButton, useZodForm } from '../../../ui/forms/form.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useSavePayoutDetails } from '../api/payout-details.ts';

type PayoutDetailsFormProps = { userId: string; onSaved: () => void; onCancel?: (() => void) | undefined };

export function PayoutDetailsForm({ userId, onSaved, onCancel }: PayoutDetailsFormProps) {
  const save = useSavePayoutDetails(userId);
  const form = useZodForm(payoutDetailsForm, { accountHolder: '', sortCode: '', accountNumber: '' });
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await save.mutateAsync(values);
        onSaved();
        return undefined;
      }}
    >
      <FormField
        control={form.control}
        name="accountHolder"
        as={TextField}
        label="Account holder"
        hint="The name on the account, as your bank has it."
        autoComplete="name"
      />
      <FormField
        control={form.control}
        name="sortCode"
        as={TextField}
        label="Sort code"
        hint="6 digits, for example 12-34-56."
        inputMode="numeric"
        autoComplete="off"
        width="short"
      />
      <FormField
        control={form.control}
        name="accountNumber"
        as={TextField}
        label="Account number"
        hint="8 digits."
        inputMode="numeric"
        autoComplete="off"
        width="short"
      />
      <div>
        <p className="text-15 text-ink-2">
          We keep this encrypted, use it only to pay you, and show it only to the person who sends the money.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <SubmitButton size="sm" busyLabel="Saving…">
            Save bank details
          </SubmitButton>
          {onCancel ? (
            <Button variant="secondary" size="sm" onClick={onCancel}>
              Cancel
            </Button>
          ) : null}
        </div>
      </div>
    </Form>
  );
}
