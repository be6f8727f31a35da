import { Form, SubmitButton, type SubmitProblem, useZodForm } from '../../../ui/forms/form.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';

const rules = () => import('./second-step-rules.ts').then(({ codeForm }) => codeForm);

type CodeStepProps = {
  label: string;
  hint: string;
  inputMode: 'numeric' | 'text';
  onCode: (code: string) => Promise<SubmitProblem | undefined>;
};

export function CodeStep({ label, hint, inputMode, onCode }: CodeStepProps) {
  const form = useZodForm(rules, { code: '' });
  return (
    <Form form={form} onSubmit={({ code }) => onCode(code)}>
      <FormField
        control={form.control}
        name="code"
        as={TextField}
        label={label}
        hint={hint}
        inputMode={inputMode}
        autoComplete="one-time-code"
        width="medium"
      />
      <SubmitButton block>Continue</SubmitButton>
    </Form>
  );
}
