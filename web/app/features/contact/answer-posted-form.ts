import type { ContactForm } from '@plainclaim/domain/contact/contact-form';
import type { FieldError } from '@plainclaim/domain/shared/errors';
import type { Api } from '../../lib/load-context.ts';
import { bodyFrom, type ContactOutcome, contactWords, formFields } from './contact-wire.ts';

/** The result of a form posted by the browser itself: without JavaScript, or before hydration. */
export type PostedForm =
  | { sent: true; formToken: string }
  | {
      sent: false;
      formToken: string;
      values: ContactForm;
      message: string | null;
      fields: FieldError[];
    };

// 5,000 characters of up to four bytes, each percent-encoded as three characters, with some headroom.
const largestForm = 128 * 1024;

export async function answerPostedForm(
  request: Request,
  api: Api,
): Promise<{ posted: PostedForm; status: number }> {
  // Browsers always send a Content-Length. A body without one, or too large, is not read.
  const size = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(size <= largestForm)) {
    const message = 'Your message is too long for us to take. Please shorten it.';
    return { posted: { sent: false, formToken: '', values: empty, message, fields: [] }, status: 413 };
  }
  const form = await request.formData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const values: ContactForm = {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    claimId: text('claimId'),
    issue: text('issue'),
  };
  const traces = { formToken: text('formToken').slice(0, 200), trap: text('website') };
  const response = await api('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodyFrom(values, traces)),
  });
  return { posted: await read(response, values, traces.formToken), status: response.status };
}

type ErrorBody = { error?: { message?: string; fields?: FieldError[] } };

async function read(response: Response, values: ContactForm, usedToken: string): Promise<PostedForm> {
  const body = await response.json().catch(() => ({}));
  if (response.ok) {
    const { sent, form_token: formToken } = body as ContactOutcome;
    if (sent) return { sent, formToken };
    return { sent, formToken, values, message: contactWords.again, fields: [] };
  }
  const { error } = body as ErrorBody;
  const fields = formFields(error?.fields ?? []);
  const whole = response.status === 429 ? (error?.message ?? null) : contactWords.failed;
  return { sent: false, formToken: usedToken, values, message: fields.length > 0 ? null : whole, fields };
}

const empty: ContactForm = { firstName: '', lastName: '', email: '', claimId: '', issue: '' };
