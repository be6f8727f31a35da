import { type ProfileForm as ProfileValues, profileForm } from '@plainclaim/domain/accounts/profile';
import type { Role } from '@plainclaim/domain/accounts/roles';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DescriptionList } from '../../../ui/display/description-list.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { EmailField } from '../../../ui/forms/email-field.tsx';
import { FieldPair } from '../../../ui/forms/field.tsx';
import { Form, SubmitButton, useZodForm } from '../../../ui/forms/form.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Confirm } from '../../../ui/overlays/confirm.tsx';
import { hasChanges, saveProblem } from '../profile-values.ts';
import { accountTypes } from './account-type.ts';
import { useFocusAfter } from './focus-after.ts';
import { useLeaveWarning } from './leave-warning.tsx';

type ProfileFormProps = {
  saved: ProfileValues;
  accountType: Role;
  askingToDiscard: boolean;
  onSave: (values: ProfileValues) => Promise<void>;
  onCancel: (changed: boolean) => void;
  onDiscard: () => void;
  onKeepEditing: () => void;
};

/** The form that edits the profile. */
export function ProfileForm(props: ProfileFormProps) {
  const { saved, accountType, askingToDiscard, onSave, onCancel, onDiscard, onKeepEditing } = props;
  const [schema] = useState(() => profileForm(new Date()));
  // Fixed when editing begins: a refetch meanwhile must not change what counts as unsaved.
  const [before] = useState(saved);
  const form = useZodForm(schema, before);
  const { control } = form;
  const isChanged = () => hasChanges(before, form.getValues());
  const leaveWarning = useLeaveWarning(isChanged);
  const box = useRef<HTMLDivElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);

  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  useFocusAfter(askingToDiscard, () => cancel.current);

  const send = async (values: ProfileValues) => {
    try {
      await onSave(values);
    } catch (error) {
      return saveProblem(error);
    }
  };

  return (
    <div ref={box}>
      <Form form={form} onSubmit={send}>
        <FormField control={control} name="fullName" as={TextField} label="Full name" autoComplete="name" />
        <FormField
          control={control}
          name="email"
          as={EmailField}
          label="Email"
          hint="Where we write to you. You change the address you sign in with under Security."
          autoComplete="email"
        />
        <FormField
          control={control}
          name="phone"
          as={TextField}
          label="Phone"
          optional
          type="tel"
          autoComplete="tel"
          width="medium"
        />
        <FormField
          control={control}
          name="dateOfBirth"
          as={DateField}
          label="Date of birth"
          hint="For example, 27 3 1985"
          optional
          birthday
        />
        <FormField
          control={control}
          name="addressLine1"
          as={TextField}
          label="Address line 1"
          optional
          autoComplete="address-line1"
        />
        <FormField
          control={control}
          name="addressLine2"
          as={TextField}
          label="Address line 2"
          optional
          autoComplete="address-line2"
        />
        <FieldPair>
          <FormField
            control={control}
            name="townCity"
            as={TextField}
            label="Town or city"
            optional
            autoComplete="address-level2"
          />
          <FormField
            control={control}
            name="postcode"
            as={TextField}
            label="Postcode"
            optional
            autoComplete="postal-code"
            autoCapitalize="characters"
            width="short"
          />
        </FieldPair>
        <DescriptionList
          facts={[
            { term: 'Account type', detail: accountTypes[accountType], more: 'This cannot be changed here.' },
          ]}
        />
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <SubmitButton busyLabel="Saving…">Save Changes</SubmitButton>
          <Button ref={cancel} variant="secondary" onClick={() => onCancel(isChanged())}>
            Cancel
          </Button>
        </div>
      </Form>
      <Confirm
        danger
        title="Discard your changes?"
        verb="Discard changes"
        cancelLabel="Keep editing"
        open={askingToDiscard}
        onConfirm={onDiscard}
        onOpenChange={(open) => {
          if (!open) onKeepEditing();
        }}
      >
        What you typed since you pressed Edit will be gone.
      </Confirm>
      {leaveWarning}
    </div>
  );
}
