import { Form, SubmitButton, useZodForm } from '../../../../ui/forms/form.tsx';
import { FormField } from '../../../../ui/forms/form-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { signInWithOrganisation } from '../../api/sign-in-with-organisation.ts';
import { Captcha } from '../captcha.tsx';

const rules = () =>
  import('@plainclaim/domain/accounts/other-ways').then(({ organisationForm }) => organisationForm);

/** Single sign-on: the domain of the e-mail address selects the organisation's sign-in page. */
export function OrganisationForm({ returnPath }: { returnPath: string }) {
  const form = useZodForm(rules, { domain: '' });
  return (
    <Form form={form} onSubmit={({ domain }) => signInWithOrganisation(domain, returnPath)}>
      <FormField
        control={form.control}
        name="domain"
        as={TextField}
        label="Work email"
        hint="We take you to your organisation’s own sign-in page. Your password stays there."
        type="email"
        autoComplete="email"
      />
      <Captcha />
      <SubmitButton block busyLabel="Taking you there…">
        Continue
      </SubmitButton>
    </Form>
  );
}
