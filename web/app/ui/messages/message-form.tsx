import { caseMessageForm, longestCaseMessage } from '@plainclaim/domain/solicitors/case-words';
import { Icon } from '../../art/icon.tsx';
import { Form, SubmitButton, useZodForm } from '../forms/form.tsx';
import { FormField } from '../forms/form-field.tsx';
import { TextArea } from '../forms/text-area.tsx';
import { useToast } from '../overlays/toast.tsx';

type MessageFormProps = {
  label: string;
  hint: string;
  /** Shown after sending. */
  sent: string;
  onSend: (body: string) => Promise<unknown>;
};

/** The text stays in the box until the server has accepted it. */
export function MessageForm({ label, hint, sent, onSend }: MessageFormProps) {
  const form = useZodForm(caseMessageForm, { body: '' });
  const toast = useToast();
  return (
    <Form
      form={form}
      onSubmit={async ({ body }) => {
        await onSend(body);
        form.reset({ body: '' });
        toast({ title: sent });
        return undefined;
      }}
    >
      <FormField
        control={form.control}
        name="body"
        as={TextArea}
        label={label}
        hint={hint}
        rows={4}
        characterLimit={longestCaseMessage}
      />
      <div>
        <SubmitButton size="sm" busyLabel="Sending…">
          <Icon name="send" />
          Send Message
        </SubmitButton>
      </div>
    </Form>
  );
}
