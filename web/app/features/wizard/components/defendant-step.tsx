import { type ClaimFormInput, defendantForm } from '@plainclaim/domain/claims/claim-form';
import { unknownDefendantEmail } from '@plainclaim/domain/claims/defendant';
import {
  type OwnAddressRemark,
  ownAddressRemarks,
} from '@plainclaim/domain/claims/facts/suggestions/own-address';
import { type FieldValues, type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { Alert } from '../../../ui/display/alert.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { EmailField } from '../../../ui/forms/email-field.tsx';
import { FieldPair } from '../../../ui/forms/field.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { MistypedMail } from '../../../ui/forms/mistyped-mail.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { usePaused } from '../../../ui/forms/use-paused.ts';
import { fieldLabels } from '../claim-words.ts';
import { nameOr } from '../review-facts.tsx';
import { StepForm, useStepForm } from './step-form.tsx';
import type { WizardControls } from './wizard-controls.ts';

type DefendantAnswers = Pick<
  ClaimFormInput,
  | 'defendantEmail'
  | 'defendantEmailUnknown'
  | 'defendantAddressLine1'
  | 'defendantAddressLine2'
  | 'defendantTownCity'
  | 'defendantPostcode'
>;

/** Step 3: the defendant's email and postal address. */
export function DefendantStep({ wizard }: { wizard: WizardControls }) {
  const form = useStepForm<DefendantAnswers>(defendantForm, wizard);
  const { control } = form;
  return (
    <StepForm form={form} wizard={wizard}>
      <EmailFields form={form} />
      <MistypedMail
        address={wizard.form.defendantEmail}
        field="defendantEmail"
        onTake={(meant) => form.setValue('defendantEmail', meant)}
      />
      <OwnAddress answers={wizard.form} field="defendantEmail" />
      <FormField
        control={control}
        name="defendantAddressLine1"
        as={TextField}
        label={fieldLabels.defendantAddressLine1}
        hint={<>Where {nameOr(wizard.form, 'the other side')} lives or trades.</>}
        autoComplete="off"
      />
      <FormField
        control={control}
        name="defendantAddressLine2"
        as={TextField}
        label={fieldLabels.defendantAddressLine2}
        optional
        autoComplete="off"
      />
      <FieldPair>
        <FormField
          control={control}
          name="defendantTownCity"
          as={TextField}
          label={fieldLabels.defendantTownCity}
          autoComplete="off"
        />
        <FormField
          control={control}
          name="defendantPostcode"
          as={TextField}
          label={fieldLabels.defendantPostcode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          width="short"
        />
      </FieldPair>
      <OwnAddress answers={wizard.form} field="defendantAddressLine1" />
    </StepForm>
  );
}

/** Pointed out, never refused: people who live together have one address. */
function OwnAddress({ answers, field }: { answers: ClaimFormInput; field: OwnAddressRemark['field'] }) {
  const remark = ownAddressRemarks(usePaused(answers)).find((one) => one.field === field);
  return (
    <div role="status" className="-mt-4 empty:hidden">
      {remark && <Alert tone="amber" title={remark.words} />}
    </div>
  );
}

/** The email address, or a tick that it is unknown, which stores a placeholder. */
function EmailFields({ form }: { form: UseFormReturn<DefendantAnswers, unknown, FieldValues> }) {
  const { control } = form;
  const isUnknown = useWatch({ control, name: 'defendantEmailUnknown' });
  const { field } = useController({ control, name: 'defendantEmailUnknown' });
  const change = (unknown: boolean) => {
    field.onChange(unknown);
    form.setValue('defendantEmail', unknown ? unknownDefendantEmail : '');
    form.clearErrors('defendantEmail');
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FormField
        control={control}
        name="defendantEmail"
        as={EmailField}
        label={fieldLabels.defendantEmail}
        hint="Where we send the letter. Look on an invoice, their website or earlier messages."
        autoComplete="off"
        disabled={isUnknown}
      />
      <Checkbox
        look="plain"
        label={fieldLabels.defendantEmailUnknown}
        hint={isUnknown ? 'Our team will find another way to deliver your letter.' : undefined}
        name={field.name}
        value={field.value}
        onValueChange={change}
        onBlur={field.onBlur}
      />
    </div>
  );
}
