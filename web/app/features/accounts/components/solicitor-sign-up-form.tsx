import { jurisdictions } from '@plainclaim/domain/claims/jurisdictions';
import { practiceAreas } from '@plainclaim/domain/solicitors/practice-areas';
import type {
  SolicitorSignUpForm as FormValues,
  solicitorSignUpForm,
} from '@plainclaim/domain/solicitors/sign-up';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { CheckboxGroup } from '../../../ui/forms/checkbox-group.tsx';
import { FieldPair } from '../../../ui/forms/field.tsx';
import { Form, SubmitButton, useZodForm } from '../../../ui/forms/form.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import type { SignUpOutcome } from '../api/sign-up.ts';
import { NewAccountEmail } from './new-account-email.tsx';
import { emptyNewAccount, NewAccountFields } from './new-account-fields.tsx';

const rules = () =>
  import('@plainclaim/domain/solicitors/sign-up').then(({ solicitorSignUpForm }) => solicitorSignUpForm);

type Answers = z.output<typeof solicitorSignUpForm>;

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  firmName: '',
  phone: '',
  addressLine1: '',
  addressLine2: '',
  postcode: '',
  jurisdictions: [],
  practiceAreas: [],
  sraNumber: '',
  lawSocietyOfScotlandNumber: '',
  lawSocietyOfNiNumber: '',
  ...emptyNewAccount,
};

const choices = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));

export function SolicitorSignUpForm({ onDone }: { onDone: (outcome: SignUpOutcome, email: string) => void }) {
  const form = useZodForm<FormValues, Answers>(rules, empty);
  const { control } = form;

  const submit = async (answers: Answers) => {
    // Loaded on submit: this is the longest of the public forms.
    const { applyToJoin } = await import('../api/apply-to-join.ts');
    const outcome = await applyToJoin(answers);
    if (outcome.kind === 'problem') return outcome.problem;
    onDone(outcome, answers.email);
    return undefined;
  };

  return (
    <Form form={form} onSubmit={submit}>
      <FieldPair>
        <FormField
          control={control}
          name="firstName"
          as={TextField}
          label="First name"
          autoComplete="given-name"
        />
        <FormField
          control={control}
          name="lastName"
          as={TextField}
          label="Last name"
          autoComplete="family-name"
        />
      </FieldPair>
      <NewAccountEmail />
      <FormField
        control={control}
        name="firmName"
        as={TextField}
        label="Firm name"
        autoComplete="organization"
      />
      <FormField
        control={control}
        name="phone"
        as={TextField}
        label="Phone"
        type="tel"
        autoComplete="tel"
        width="medium"
      />
      <FormField
        control={control}
        name="addressLine1"
        as={TextField}
        label="Address line 1"
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
      <FormField
        control={control}
        name="postcode"
        as={TextField}
        label="Postcode"
        autoComplete="postal-code"
        width="short"
      />
      <FormField
        control={control}
        name="jurisdictions"
        as={CheckboxGroup}
        label="Jurisdictions"
        hint="Where you may act."
        options={choices(jurisdictions)}
        columns={3}
      />
      <LaterNumbers form={form} />
      <FormField
        control={control}
        name="practiceAreas"
        as={CheckboxGroup}
        label="Practice areas"
        options={choices(practiceAreas)}
        columns={3}
      />
      <NewAccountFields />
      <SubmitButton busyLabel="Sending…">Apply to Join</SubmitButton>
    </Form>
  );
}

type NumbersOfChosen = typeof import('./numbers-of-chosen.tsx').NumbersOfChosen;

/** Loaded once a jurisdiction is chosen. The numbers are optional, so a failed download is ignored. */
function LaterNumbers({ form }: { form: UseFormReturn<FormValues, unknown, Answers> }) {
  const chosen = useWatch({ control: form.control, name: 'jurisdictions' });
  const [Numbers, setNumbers] = useState<NumbersOfChosen>();
  const isWanted = chosen.length > 0;
  useEffect(() => {
    if (!isWanted) return;
    const show = ({ NumbersOfChosen }: { NumbersOfChosen: NumbersOfChosen }) =>
      setNumbers(() => NumbersOfChosen);
    import('./numbers-of-chosen.tsx').then(show, () => {});
  }, [isWanted]);
  return Numbers ? <Numbers form={form} chosen={chosen} /> : null;
}
