import { numbersForm } from '@plainclaim/domain/solicitors/regulator';
import { numbersFromForm, numbersToForm, regulators } from '@plainclaim/domain/solicitors/regulators';
import { useState } from 'react';
import { knownJurisdictions } from '../../../lib/known-jurisdictions.ts';
import { asNumbersProblem } from '../../../lib/numbers-problem.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card, CardBody } from '../../../ui/display/card.tsx';
import { DescriptionList } from '../../../ui/display/description-list.tsx';
import { LoadFailure } from '../../../ui/display/load-failure.tsx';
import { Loading, SkeletonCard } from '../../../ui/display/skeleton.tsx';
import { Form, SubmitButton, useZodForm } from '../../../ui/forms/form.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { NumberFields } from '../../../ui/solicitors/number-fields.tsx';
import { type OwnRegistration, useRegistration, useSaveOwnNumbers } from '../api/registration-api.ts';
import { registrationLooks } from '../registration-words.ts';

/** A solicitor's registration: its status, and the regulator numbers that approval depends on. */
export function RegistrationSection({ userId }: { userId: string }) {
  const registration = useRegistration(userId);
  if (registration.isPending) {
    return (
      <Loading label="Loading your registration">
        <SkeletonCard lines={4} />
      </Loading>
    );
  }
  if (registration.data === undefined)
    return <LoadFailure title="Your registration could not be loaded." query={registration} />;
  return <Loaded userId={userId} registration={registration.data} />;
}

type LoadedProps = { userId: string; registration: OwnRegistration };

function Loaded({ userId, registration }: LoadedProps) {
  const { label, tone, icon, words } = registrationLooks[registration.status];
  return (
    <Card>
      <CardBody>
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
        <p className="mt-3 max-w-[62ch]">
          {words} {registration.status === 'pending' ? null : <TextLink to="/contact">Contact us</TextLink>}
        </p>
        {registration.decision_reason ? (
          <p className="mt-2 max-w-[62ch] wrap-anywhere whitespace-pre-wrap text-ink-2">
            “{registration.decision_reason}”
          </p>
        ) : null}
        <DescriptionList wide className="mt-4" facts={factsOf(registration)} />
        {registration.status === 'approved' ? null : (
          <NumbersForm userId={userId} registration={registration} />
        )}
      </CardBody>
    </Card>
  );
}

function factsOf({ firm_name: firm, status, ...registration }: OwnRegistration) {
  const numbers = numbersToForm(registration.regulator_numbers);
  const kept = Object.entries(numbersFromForm(numbers)) as [keyof typeof regulators, string][];
  return [
    { term: 'Firm', detail: firm || 'Not given' },
    { term: 'Jurisdictions', detail: registration.jurisdictions.join(', ') || 'None' },
    { term: 'Practice areas', detail: registration.practice_areas.join(', ') || 'None' },
    // Left out while they can be changed: the form below shows them.
    ...(status === 'approved'
      ? kept.map(([one, number]) => ({ term: regulators[one].numberName, detail: number }))
      : []),
  ];
}

function NumbersForm({ userId, registration }: LoadedProps) {
  const save = useSaveOwnNumbers(userId);
  const [isSaved, setIsSaved] = useState(false);
  const saved = numbersToForm(registration.regulator_numbers);
  const form = useZodForm(numbersForm, saved, { values: saved, resetOptions: { keepDirtyValues: true } });
  return (
    <>
      <Form
        form={form}
        className="mt-5"
        onSubmit={async (typed) => {
          setIsSaved(false);
          try {
            await save.mutateAsync(numbersFromForm(typed));
          } catch (error) {
            return asNumbersProblem(error);
          }
          form.reset(typed);
          setIsSaved(true);
          return undefined;
        }}
      >
        <NumberFields of={knownJurisdictions(registration.jurisdictions)} />
        <SubmitButton variant="secondary" busyLabel="Saving…">
          Save numbers
        </SubmitButton>
      </Form>
      <p role="status" className="font-semibold text-good not-empty:mt-4">
        {isSaved ? 'Your numbers are saved.' : null}
      </p>
    </>
  );
}
