import type { ContactForm } from '@plainclaim/domain/contact/contact-form';
import { AppError, type FieldError } from '@plainclaim/domain/shared/errors';
import type { ContactApi } from '@plainclaim/server/features/contact/contact.routes';
import { hc } from 'hono/client';
import { apiFetch } from '../../../lib/api.ts';
import { bodyFrom, contactWords, type FormTraces, formFields } from '../contact-wire.ts';

const contactApi = hc<ContactApi>('/', { fetch: apiFetch }).api.contact;

export type ContactProblem = { message?: string; fields?: readonly FieldError[] };

export type SendResult = { problem?: ContactProblem; formToken: string };

/** Sends the message with JavaScript. After a failure the form keeps its values. */
export async function sendContactMessage(values: ContactForm, traces: FormTraces): Promise<SendResult> {
  try {
    const response = await contactApi.$post({ json: bodyFrom(values, traces) });
    const { sent, form_token: formToken } = await response.json();
    return sent ? { formToken } : { formToken, problem: { message: contactWords.again } };
  } catch (error) {
    return { formToken: traces.formToken, problem: problemOf(error) };
  }
}

function problemOf(error: unknown): ContactProblem {
  if (!(error instanceof AppError)) return { message: contactWords.failed };
  const fields = formFields(error.fields);
  if (fields.length > 0) return { fields };
  const isOwnDoing = error.code === 'rate_limited' && error.userMessage;
  return { message: isOwnDoing ? error.userMessage : contactWords.failed };
}
