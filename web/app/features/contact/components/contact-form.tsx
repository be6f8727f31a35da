import type { ContactForm as ContactValues } from '@plainclaim/domain/contact/contact-form';
import { longestIssue } from '@plainclaim/domain/contact/limits';
import { useEffect, useRef, useState } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { useSession } from '../../../lib/auth/session-provider.tsx';
import { useViewer } from '../../../lib/viewer.tsx';
import { EmailField } from '../../../ui/forms/email-field.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { FieldPair } from '../../../ui/forms/field.tsx';
import { Form, SubmitButton, useZodForm } from '../../../ui/forms/form.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import type { PostedForm } from '../answer-posted-form.ts';
import type { SendResult } from '../api/send-contact-message.ts';
import { contactWords, type FormTraces } from '../contact-wire.ts';
import { namesOf } from '../names-of.ts';
import { SentNotice } from './sent-notice.tsx';
import { TrapField } from './trap-field.tsx';

const rules = () => import('@plainclaim/domain/contact/contact-form').then(({ contactForm }) => contactForm);

type ContactFormProps = {
  formToken: string;
  /** From the URL, when the visitor comes from a claim's page. */
  claimId: string;
  posted: PostedForm | undefined;
};

/** Also works without JavaScript: the page's action then sends the message. */
export function ContactForm({ formToken, claimId, posted }: ContactFormProps) {
  const viewer = useViewer();
  const refused = posted && !posted.sent ? posted : undefined;
  const [errors] = useState(() => (refused ? { errors: errorsOf(refused) } : {}));
  const form = useZodForm<ContactValues, ContactValues>(
    rules,
    refused?.values ?? { firstName: '', lastName: '', email: viewer?.email ?? '', claimId, issue: '' },
    errors,
  );
  const { control } = form;
  useOwnName(form);
  const token = useRef(posted?.formToken || formToken);
  const trap = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState({ count: 0, email: '' });

  const send = async (values: ContactValues) => {
    const traces = { formToken: token.current, trap: trap.current?.value ?? '' };
    const result = await sendLater(values, traces);
    token.current = result.formToken;
    // Autofill may have filled the honeypot: cleared, so that the next try is not taken for spam.
    if (trap.current) trap.current.value = '';
    if (result.problem) return result.problem;
    setSent(({ count }) => ({ count: count + 1, email: values.email }));
    form.reset({ ...form.getValues(), issue: '' });
    return undefined;
  };

  return (
    <Form form={form} onSubmit={send}>
      {refused && form.formState.submitCount === 0 ? <ErrorSummary errors={summaryOf(refused)} /> : null}
      {posted?.sent && sent.count === 0 ? <SentNotice /> : null}
      <input type="hidden" name="formToken" value={token.current} />
      <TrapField ref={trap} />
      <FieldPair>
        <FormField
          control={control}
          name="firstName"
          as={TextField}
          label="First name"
          autoComplete="given-name"
        />
        <FormField
          control={control}
          name="lastName"
          as={TextField}
          label="Last name"
          autoComplete="family-name"
        />
      </FieldPair>
      <FormField
        control={control}
        name="email"
        as={EmailField}
        label="Email"
        hint="Where we send our answer."
        autoComplete="email"
      />
      <FormField
        control={control}
        name="claimId"
        as={TextField}
        label="Claim ID"
        optional
        hint="If it is about a claim. You find it on the claim’s page and in our e-mails. The short reference will do."
        autoComplete="off"
        spellCheck={false}
      />
      <FormField
        control={control}
        name="issue"
        as={TextArea}
        label="Your issue"
        hint="Please leave out card numbers and passwords: we never need them."
        rows={7}
        characterLimit={longestIssue}
      />
      <div className="grid gap-5">
        <div>
          <SubmitButton worksWithoutScript busyLabel="Sending…">
            Send Message
          </SubmitButton>
        </div>
        {sent.count > 0 ? <SentNotice key={sent.count} email={sent.email} /> : null}
      </div>
    </Form>
  );
}

/** The sending code loads on submit, like the rules, to keep the page within its size budget. */
async function sendLater(values: ContactValues, traces: FormTraces): Promise<SendResult> {
  try {
    const { sendContactMessage } = await import('../api/send-contact-message.ts');
    return await sendContactMessage(values, traces);
  } catch {
    return { formToken: traces.formToken, problem: { message: contactWords.failed } };
  }
}

/** Fills in the signed-in user's name once it is known, unless a name was typed already. */
function useOwnName({ getValues, setValue }: UseFormReturn<ContactValues, unknown, ContactValues>): void {
  const { state } = useSession();
  const user = state.status === 'signed-in' ? state.session.user : null;
  useEffect(() => {
    if (!user || getValues('firstName') || getValues('lastName')) return;
    const { firstName, lastName } = namesOf(user.user_metadata);
    setValue('firstName', firstName);
    setValue('lastName', lastName);
  }, [user, getValues, setValue]);
}

type RefusedForm = Extract<PostedForm, { sent: false }>;

function errorsOf({ fields }: RefusedForm): FieldErrors<ContactValues> {
  return Object.fromEntries(fields.map(({ field, message }) => [field, { type: 'server', message }]));
}

function summaryOf({ message, fields }: RefusedForm) {
  return [...(message ? [{ message }] : []), ...fields.map((field) => ({ message: field.message }))];
}
