import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Form, SubmitButton, useZodForm } from '../../../../ui/forms/form.tsx';
import { FormField } from '../../../../ui/forms/form-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { textCode } from '../../api/sign-in-by-text.ts';
import { Captcha } from '../captcha.tsx';
import { PhonePasswordForm } from './phone-password-form.tsx';
import { TextCodeForm } from './text-code-form.tsx';

const rules = () => import('@plainclaim/domain/accounts/other-ways').then(({ phoneForm }) => phoneForm);

type PhoneFormProps = { mayJoin: boolean; sendsCodes: boolean; onDone: (() => void) | undefined };

/** A number, then the texted code or the account's password. */
export function PhoneForm({ mayJoin, sendsCodes, onDone }: PhoneFormProps) {
  const form = useZodForm(rules, { phone: '' });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [usesPassword, setUsesPassword] = useState(!sendsCodes);
  if (sentTo) {
    return <TextCodeForm phone={sentTo} mayJoin={mayJoin} onDone={onDone} onBack={() => setSentTo(null)} />;
  }
  if (usesPassword) {
    return (
      <PhonePasswordForm
        phone={form.getValues('phone')}
        onCode={sendsCodes ? () => setUsesPassword(false) : undefined}
      />
    );
  }
  return (
    <Form
      form={form}
      onSubmit={async ({ phone }) => {
        const problem = await textCode(phone, mayJoin);
        if (!problem) setSentTo(phone);
        return problem;
      }}
    >
      <FormField
        control={form.control}
        name="phone"
        as={TextField}
        label="Phone number"
        hint="We text a code to it. From another country, begin with + and its code."
        type="tel"
        autoComplete="tel"
      />
      <Captcha />
      <SubmitButton block busyLabel="Sending…">
        Text Me a Code
      </SubmitButton>
      {mayJoin ? null : (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          onClick={() => setUsesPassword(true)}
        >
          Use a password instead
        </Button>
      )}
    </Form>
  );
}
