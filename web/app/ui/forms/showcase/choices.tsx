import { useState } from 'react';
import { Part } from '../../display/showcase/part.tsx';
import { Checkbox } from '../checkbox.tsx';
import { CheckboxGroup } from '../checkbox-group.tsx';
import { FieldStack } from '../field.tsx';
import { RadioCards } from '../radio-cards.tsx';
import { Segmented } from '../segmented.tsx';

const issueTypes = [
  'Contract Dispute',
  'Personal Injury',
  'Property Damage',
  'Employment Issue',
  'Debt Recovery',
  'Professional Negligence',
  'Consumer Rights',
  'Landlord/Tenant Dispute',
  'Other',
].map((type) => ({ value: type, label: type }));

const jurisdictions = [
  { value: 'ew', label: 'England & Wales', note: 'Small claims up to £10,000' },
  { value: 'sc', label: 'Scotland', note: 'Small claims up to £5,000' },
  { value: 'ni', label: 'Northern Ireland', note: 'Small claims up to £3,000' },
];

const parties = [
  { value: 'individual', label: 'Individual', icon: 'user' },
  { value: 'company', label: 'Company', icon: 'building' },
] as const;

const answers = ['Yes', 'No', 'Unclear'].map((answer) => ({ value: answer, label: answer }));

export function ChoiceParts() {
  return (
    <>
      <RadioParts />
      <CheckboxParts />
    </>
  );
}

function RadioParts() {
  const [issue, setIssue] = useState('Consumer Rights');
  const [place, setPlace] = useState('ew');
  const [party, setParty] = useState<'individual' | 'company'>('company');
  const [answer, setAnswer] = useState('Yes');
  const [unanswered, setUnanswered] = useState('');
  return (
    <Part title="Radio cards and segments">
      <FieldStack>
        <RadioCards
          label="Issue type"
          hint="Choose the closest. It decides how long they have to reply."
          columns={3}
          options={issueTypes}
          value={issue}
          onValueChange={setIssue}
        />
        <RadioCards
          label="Jurisdiction"
          columns={3}
          options={jurisdictions}
          value={place}
          onValueChange={setPlace}
        />
        <RadioCards
          label="Defendant type"
          columns={2}
          options={parties}
          value={party}
          onValueChange={setParty}
        />
        <RadioCards
          label="Where do they trade?"
          options={jurisdictions.slice(0, 2)}
          value={unanswered}
          onValueChange={setUnanswered}
          error="Please select a jurisdiction"
        />
        <RadioCards
          label="Settled"
          columns={2}
          options={parties}
          value="company"
          onValueChange={setParty}
          disabled
        />
        <Segmented label="Will they pay?" options={answers} value={answer} onValueChange={setAnswer} />
        <Segmented
          label="Where are they?"
          stacks
          options={jurisdictions}
          value={place}
          onValueChange={setPlace}
        />
        <Segmented
          label="Is it in dispute?"
          options={answers}
          value={unanswered}
          onValueChange={setUnanswered}
          error="Please choose an answer"
        />
      </FieldStack>
    </Part>
  );
}

function CheckboxParts() {
  const [agreed, setAgreed] = useState(false);
  const [functional, setFunctional] = useState(true);
  const [areas, setAreas] = useState<readonly string[]>(['Debt Recovery']);
  const [none, setNone] = useState<readonly string[]>([]);
  return (
    <Part title="Checkboxes">
      <FieldStack>
        <Checkbox
          label="Essential"
          hint="Always on. Sign-in and security."
          value
          disabled
          onValueChange={setAgreed}
        />
        <Checkbox
          label="Functional"
          hint="Remembers choices such as appearance."
          value={functional}
          onValueChange={setFunctional}
        />
        <Checkbox
          look="plain"
          label="I am 18 or over, and I agree to the terms and the privacy notice."
          value={agreed}
          onValueChange={setAgreed}
          error={agreed ? undefined : 'You must agree to the terms'}
        />
        <CheckboxGroup
          label="Practice areas"
          columns={2}
          options={issueTypes}
          value={areas}
          onValueChange={setAreas}
        />
        <CheckboxGroup
          label="Jurisdictions"
          options={jurisdictions}
          value={none}
          onValueChange={setNone}
          error="Please select at least one jurisdiction"
        />
      </FieldStack>
    </Part>
  );
}
