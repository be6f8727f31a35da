import { yourInformationForm } from '@plainclaim/domain/claims/claim-form';
import { useRef, useState } from 'react';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { EmailField } from '../../../ui/forms/email-field.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { MistypedMail } from '../../../ui/forms/mistyped-mail.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useRememberDetails, type YourAnswers } from '../api/remember-details.ts';
import { fieldLabels } from '../claim-words.ts';
import { useRememberTick } from '../use-remember-tick.ts';
import { LatePaymentOffer } from './facts/late-payment-offer.tsx';
import { LettersToPart } from './facts/letters-to-part.tsx';
import { ClaimantKind } from './facts/party-kind-fields.tsx';
import { useFactsErrors } from './facts/use-facts-errors.ts';
import { StepForm, useStepForm } from './step-form.tsx';
import { stepRules } from './step-rules.ts';
import type { WizardControls } from './wizard-controls.ts';

type YouStepProps = { wizard: WizardControls; userId: string; draftId: string | null };

/** Step 2: who is claiming, prefilled from the profile. */
export function YouStep({ wizard, userId, draftId }: YouStepProps) {
  const latest = useRef(wizard);
  latest.current = wizard;
  const [rules] = useState(() => stepRules(2, yourInformationForm, () => latest.current));
  const form = useStepForm<YourAnswers>(rules, wizard);
  const { errors, show } = useFactsErrors(wizard, form.formState.submitCount, 2);
  const { control } = form;
  // Starts unticked for each claim: the profile changes only by consent.
  const [isRemembered, setIsRemembered] = useRememberTick(userId, draftId);
  const remember = useRememberDetails(userId);
  const beforeNext = async () => (isRemembered ? await remember(form.getValues()) : undefined);
  return (
    <StepForm form={form} wizard={wizard} beforeNext={beforeNext} onArrival={show}>
      <ClaimantKind facts={wizard.facts} onChange={wizard.writeFacts} errors={errors} />
      <LatePaymentOffer wizard={wizard} errors={errors} />
      <FormField
        control={control}
        name="plaintiffName"
        as={TextField}
        label={fieldLabels.plaintiffName}
        hint="As it should stand on the letter."
        autoComplete="name"
      />
      <FormField
        control={control}
        name="plaintiffEmail"
        as={EmailField}
        label={fieldLabels.plaintiffEmail}
        hint="Where we write to you about this claim."
        autoComplete="email"
      />
      <MistypedMail
        address={wizard.form.plaintiffEmail}
        field="plaintiffEmail"
        onTake={(meant) => form.setValue('plaintiffEmail', meant)}
      />
      <FormField
        control={control}
        name="plaintiffDateOfBirth"
        as={DateField}
        label={fieldLabels.plaintiffDateOfBirth}
        hint="You must be 18 or over. For example, 27 3 1985."
        birthday
      />
      <FormField
        control={control}
        name="plaintiffAddress"
        as={TextField}
        label={fieldLabels.plaintiffAddress}
        hint="House number, street and town. For example, 12 Mill Lane, Leeds."
        autoComplete="street-address"
      />
      <FormField
        control={control}
        name="plaintiffPostcode"
        as={TextField}
        label={fieldLabels.plaintiffPostcode}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        width="short"
      />
      <LettersToPart facts={wizard.facts} onChange={wizard.writeFacts} errors={errors} />
      <Checkbox
        label="Remember my address and date of birth"
        hint="We keep them on your profile, and your next claim starts with them. You can delete them there."
        value={isRemembered}
        onValueChange={setIsRemembered}
      />
    </StepForm>
  );
}
