import { longestDescription } from '@plainclaim/domain/claims/claim-steps';
import { issueTypes } from '@plainclaim/domain/claims/issue-types';
import { type Jurisdiction, jurisdictions } from '@plainclaim/domain/claims/jurisdictions';
import { smallClaimsLimits } from '@plainclaim/domain/claims/limits';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { formatPoundsWhole } from '@plainclaim/domain/shared/money';
import { useRef, useState } from 'react';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { fieldLabels } from '../claim-words.ts';
import { DefendantNameFields } from './defendant-name-fields.tsx';
import type { DetailsAnswers, DetailsControl } from './details-answers.ts';
import { detailsRules } from './details-rules.ts';
import { EvidencePart } from './evidence-part.tsx';
import { ComplaintQuestion } from './facts/complaint-question.tsx';
import { DatesPart } from './facts/dates-part.tsx';
import type { FactsPart } from './facts/facts-part.ts';
import { IssueTypeNote } from './facts/issue-type-note.tsx';
import { MoreFacts } from './facts/more-facts.tsx';
import { SumPart } from './facts/sum-part.tsx';
import { ToldSuggestions } from './facts/told-suggestions.tsx';
import { useFactsErrors } from './facts/use-facts-errors.ts';
import { FormPart } from './form-part.tsx';
import { StepForm, useStepForm } from './step-form.tsx';
import type { WizardControls } from './wizard-controls.ts';

/** Step 1: what happened, how much, and who. */
export function DetailsStep({ wizard }: { wizard: WizardControls }) {
  const latest = useRef(wizard);
  latest.current = wizard;
  const [rules] = useState(() => detailsRules(() => latest.current));
  const form = useStepForm<DetailsAnswers>(rules, wizard);
  const { control } = form;
  const { errors, show, follow } = useFactsErrors(wizard, form.formState.submitCount);
  const part: FactsPart = {
    facts: wizard.facts,
    errors,
    onChange: (facts) => {
      follow(facts);
      wizard.writeFacts(facts);
    },
  };
  return (
    <StepForm form={form} wizard={wizard} onArrival={show}>
      <FormPart title="What happened">
        <WhatHappened control={control} wizard={wizard} part={part} />
      </FormPart>
      <FormPart title="Who owes you">
        <DefendantNameFields control={control} {...part} />
      </FormPart>
      <MoreFacts {...part} form={wizard.form} now={wizard.now} />
      <EvidencePart evidence={wizard.evidence} {...part} />
    </StepForm>
  );
}

const issueOptions = issueTypes.map((value) => ({ value, label: breakable(value) }));

const jurisdictionOptions = jurisdictions.map((value) => ({ value, label: value, note: limitNote(value) }));

type WhatHappenedProps = { control: DetailsControl; wizard: WizardControls; part: FactsPart };

function WhatHappened({ control, wizard, part }: WhatHappenedProps) {
  return (
    <>
      <div>
        <FormField
          control={control}
          name="issueType"
          as={RadioCards}
          label={fieldLabels.issueType}
          hint="Choose the closest. It decides how long they have to reply."
          options={issueOptions}
          columns={3}
        />
        <IssueTypeNote control={control} />
      </div>
      <ComplaintQuestion {...part} issueType={wizard.form.issueType} />
      <FormField
        control={control}
        name="description"
        as={TextArea}
        label={fieldLabels.description}
        hint="What was agreed, what went wrong, and what you have done about it. Plain sentences are best."
        rows={6}
        characterLimit={longestDescription}
      />
      <ToldSuggestions wizard={wizard} />
      <SumPart {...part} issueType={wizard.form.issueType}>
        <FormField
          control={control}
          name="amount"
          as={MoneyField}
          label={fieldLabels.amount}
          hint="What they owe you, in pounds and pence. Leave out court fees and interest."
          autoComplete="off"
        />
      </SumPart>
      <FormField
        control={control}
        name="jurisdiction"
        as={RadioCards}
        label={fieldLabels.jurisdiction}
        hint="Usually where the other side lives or trades."
        options={jurisdictionOptions}
        columns={3}
      />
      <DatesPart {...part} today={londonDateOf(wizard.now)}>
        <FormField
          control={control}
          name="incidentDate"
          as={DateField}
          label={fieldLabels.incidentDate}
          hint="The day it went wrong. For example, 27 3 2025."
        />
      </DatesPart>
      <FormField
        control={control}
        name="policeIncidentNumber"
        as={TextField}
        label={fieldLabels.policeIncidentNumber}
        hint="Only if you reported it."
        optional
        autoComplete="off"
        width="medium"
      />
    </>
  );
}

function limitNote(jurisdiction: Jurisdiction): string {
  return `Small claims up to ${formatPoundsWhole(smallClaimsLimits[jurisdiction].limit)}`;
}

/** Allows a line break after a slash. */
function breakable(name: string) {
  const [before, after] = name.split('/');
  if (after === undefined) return name;
  return (
    <>
      {before}/<wbr />
      {after}
    </>
  );
}
