import type { ContactForm } from '@plainclaim/domain/contact/contact-form';
import type { FieldError } from '@plainclaim/domain/shared/errors';
import type { ContactApi } from '@plainclaim/server/features/contact/contact.routes';
import type { hc, InferRequestType, InferResponseType } from 'hono/client';

type Routes = ReturnType<typeof hc<ContactApi>>['api']['contact'];

type ContactBody = InferRequestType<Routes['$post']>['json'];

export type ContactPage = InferResponseType<Routes['$get']>;

export type ContactOutcome = InferResponseType<Routes['$post']>;

/** Sent with the form, to tell bots from users. */
export type FormTraces = { formToken: string; trap: string };

const formNames: Readonly<Record<string, keyof ContactForm>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  claim_id: 'claimId',
  issue: 'issue',
};

export function bodyFrom(values: ContactForm, { formToken, trap }: FormTraces): ContactBody {
  return {
    first_name: values.firstName,
    last_name: values.lastName,
    email: values.email,
    claim_id: values.claimId,
    issue: values.issue,
    form_token: formToken,
    website: trap,
  };
}

/** Errors under the form's field names instead of the request's. */
export function formFields(fields: readonly FieldError[]): FieldError[] {
  return fields.flatMap(({ field, message }) => {
    const name = formNames[field];
    return name ? [{ field: name, message }] : [];
  });
}

export const contactWords = {
  failed: 'Failed to send message. Please try again.',
  again: 'Please look over your message, then send it once more.',
  sent: 'Thank you. Your message has been sent.',
} as const;
