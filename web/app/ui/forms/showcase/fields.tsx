import { useState } from 'react';
import { Part } from '../../display/showcase/part.tsx';
import { Checkbox } from '../checkbox.tsx';
import { DateField } from '../date-field.tsx';
import { FieldPair, FieldStack } from '../field.tsx';
import { MoneyField } from '../money-field.tsx';
import { PasswordField } from '../password-field.tsx';
import { Select } from '../select.tsx';
import { TextArea } from '../text-area.tsx';
import { TextField } from '../text-field.tsx';

const issueTypes = ['Consumer Rights', 'Contract Dispute', 'Debt Recovery'].map((type) => ({
  value: type,
  label: type,
}));

export function FieldParts() {
  return (
    <>
      <TextParts />
      <MoneyAndDateParts />
    </>
  );
}

function TextParts() {
  const [name, setName] = useState('Hannah Okoro');
  const [postcode, setPostcode] = useState('LS6');
  const [email, setEmail] = useState('');
  const [unknown, setUnknown] = useState(true);
  const [issue, setIssue] = useState('');
  const [story, setStory] = useState('On 3 August 2026 I paid a £900 deposit for oak worktops.');
  const [password, setPassword] = useState('correct horse');
  return (
    <Part title="Fields">
      <FieldStack>
        <TextField
          label="Your name"
          hint="As on your passport or driving licence."
          value={name}
          onValueChange={setName}
        />
        <TextField
          label="Postcode"
          width="short"
          value={postcode}
          onValueChange={setPostcode}
          error="Please enter a valid UK postcode"
        />
        <TextField
          label="Police incident number"
          hint="Only if you reported it."
          optional
          width="medium"
          placeholder="CRI/12345/26"
        />
        <FieldPair>
          <TextField label="First name" />
          <TextField label="Last name" />
        </FieldPair>
        <div>
          <TextField
            label="Defendant e-mail"
            type="email"
            disabled={unknown}
            value={unknown ? 'unknown' : email}
            onValueChange={setEmail}
          />
          <Checkbox
            className="mt-2.5"
            label="Email address unknown"
            value={unknown}
            onValueChange={setUnknown}
          />
        </div>
        <Select
          label="Issue type"
          placeholder="Choose one"
          options={issueTypes}
          value={issue}
          onValueChange={setIssue}
        />
        <Select
          label="Sort by"
          width="medium"
          options={issueTypes}
          value={issue}
          onValueChange={setIssue}
          error="Please choose how to sort"
        />
        <TextArea
          label="Description"
          hint="What was agreed, what went wrong, and what you have done about it."
          characterLimit={80}
          value={story}
          onValueChange={setStory}
        />
        <TextArea label="Notes" optional error="Please say what you agreed" />
        <PasswordField label="Password" value={password} onValueChange={setPassword} />
        <PasswordField
          label="New password"
          purpose="new"
          hint="At least eight characters."
          error="Password must be at least 8 characters"
        />
      </FieldStack>
    </Part>
  );
}

function MoneyAndDateParts() {
  const [amount, setAmount] = useState('1,150.00');
  const [wrongAmount, setWrongAmount] = useState('0.00');
  const [date, setDate] = useState('2026-09-14');
  const [partDate, setPartDate] = useState('2026--14');
  const [birthday, setBirthday] = useState('');
  return (
    <Part title="Money and date">
      <FieldStack>
        <MoneyField label="Amount" value={amount} onValueChange={setAmount} />
        <MoneyField
          label="Amount owed"
          hint="What they owe you, in pounds and pence."
          value={wrongAmount}
          onValueChange={setWrongAmount}
          error="Valid amount is required"
        />
        <MoneyField label="Amount agreed" value="640.00" disabled />
        <DateField label="Incident date" value={date} onValueChange={setDate} />
        <DateField
          label="Invoice date"
          hint="The day it was sent. For example, 27 3 2026."
          value={partDate}
          onValueChange={setPartDate}
          error="Invoice date is required"
        />
        <DateField label="Date of birth" birthday optional value={birthday} onValueChange={setBirthday} />
        <p className="text-14 text-ink-2">
          The incident date reads <output data-testid="incident-date">{date}</output>
        </p>
      </FieldStack>
    </Part>
  );
}
