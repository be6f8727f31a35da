import { useState } from 'react';
import { z } from 'zod';
import { Part } from '../../display/showcase/part.tsx';
import { Checkbox } from '../checkbox.tsx';
import { CheckboxGroup } from '../checkbox-group.tsx';
import { DateField } from '../date-field.tsx';
import { Form, SubmitButton, useZodForm } from '../form.tsx';
import { FormField } from '../form-field.tsx';
import { MoneyField } from '../money-field.tsx';
import { RadioCards } from '../radio-cards.tsx';
import { TextField } from '../text-field.tsx';

const schema = z.object({
  email: z.email('Please enter a valid email address'),
  amount: z
    .string()
    .transform((text) => Number(text.replaceAll(',', '')))
    .refine((pounds) => pounds > 0, 'Valid amount is required'),
  incidentDate: z.iso.date('Incident date is required'),
  party: z.enum(['individual', 'company'], 'Please choose who owes you'),
  areas: z.array(z.string()).min(1, 'Please select at least one practice area'),
  agreed: z.literal(true, 'You must agree to the terms'),
});

const parties = [
  { value: 'individual', label: 'Individual' },
  { value: 'company', label: 'Company' },
];
const areas = ['Debt Recovery', 'Consumer Rights'].map((area) => ({ value: area, label: area }));

export function FormPart() {
  const form = useZodForm(schema, { email: '', amount: '', incidentDate: '', areas: [] });
  const { control } = form;
  const [sent, setSent] = useState<z.output<typeof schema>>();
  const send = async (values: z.output<typeof schema>) => {
    setSent(undefined);
    await new Promise((resolve) => setTimeout(resolve, 600));
    if (values.email.startsWith('taken@')) {
      return { fields: [{ field: 'email', message: 'This address already has an account' }] };
    }
    setSent(values);
  };
  return (
    <Part title="Error summary, in a whole form">
      <Form form={form} onSubmit={send}>
        <FormField
          control={control}
          name="email"
          as={TextField}
          label="Email"
          type="email"
          autoComplete="email"
          hint="An address starting with taken@ is refused by the server."
        />
        <FormField control={control} name="amount" as={MoneyField} label="Claim amount" />
        <FormField control={control} name="incidentDate" as={DateField} label="Date it went wrong" />
        <FormField
          control={control}
          name="party"
          as={RadioCards}
          label="Who owes you?"
          columns={2}
          options={parties}
        />
        <FormField
          control={control}
          name="areas"
          as={CheckboxGroup}
          label="Areas"
          columns={2}
          options={areas}
        />
        <FormField control={control} name="agreed" as={Checkbox} look="plain" label="I agree to the terms." />
        <div>
          <SubmitButton busyLabel="Sending…">Send</SubmitButton>
        </div>
      </Form>
      <p role="status" className="mt-4 text-good">
        {sent && `Sent: £${sent.amount.toFixed(2)} on ${sent.incidentDate}`}
      </p>
    </Part>
  );
}
