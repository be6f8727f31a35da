import { z } from '@hono/zod-openapi';
import { type ContactForm, type ContactMessage, contactForm } from '@plainclaim/domain/contact/contact-form';
import { isSupportOpen } from '@plainclaim/domain/contact/support';
import { AppError } from '@plainclaim/domain/shared/errors';
import { createApi } from '../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../http/declare-route.ts';
import { networkOf } from '../../platform/network-of.ts';
import { issueFormToken } from './form-token.ts';
import { type ContactDeps, sendContactMessage } from './send-contact-message.ts';

const publicRoute = routesWith({ tags: ['Contact'] });

const formRoute = publicRoute('get', '/api/contact', {
  summary: 'Get a token for the contact form, and whether support is open now',
  responses: {
    200: jsonAnswer(
      'The token and the opening state',
      z.object({ form_token: z.string(), support_open: z.boolean() }).openapi('ContactPage'),
    ),
  },
});

const field = () => z.string({ error: 'This field is missing' });

const sendRoute = publicRoute('post', '/api/contact', {
  summary: 'Send a message to support',
  request: {
    body: jsonBody(
      z
        .object({
          first_name: field(),
          last_name: field(),
          email: field(),
          claim_id: field().openapi({ description: 'Empty when the message is not about a claim' }),
          issue: field(),
          form_token: field().max(200).openapi({ description: 'From GET /api/contact' }),
          website: z.string().default('').openapi({ description: 'Honeypot: leave empty' }),
        })
        .openapi('ContactForm'),
    ),
  },
  responses: {
    200: jsonAnswer(
      '`sent` is false when the submission looked automated: submit it again with the new token',
      z.object({ sent: z.boolean(), form_token: z.string() }).openapi('ContactOutcome'),
    ),
  },
});

/** Public: asking for help needs no account. */
export function createContactRoutes(deps: ContactDeps) {
  return createApi()
    .openapi(formRoute, (c) => {
      const now = deps.clock.now();
      return c.json(
        { form_token: issueFormToken(deps.secretKey, now), support_open: isSupportOpen(now) },
        200,
      );
    })
    .openapi(sendRoute, async (c) => {
      const body = c.req.valid('json');
      const { sent, formToken } = await sendContactMessage(deps, {
        message: readMessage({
          firstName: body.first_name,
          lastName: body.last_name,
          email: body.email,
          claimId: body.claim_id,
          issue: body.issue,
        }),
        formToken: body.form_token,
        trap: body.website,
        visitor: networkOf(c.get('clientAddress')),
      });
      return c.json({ sent, form_token: formToken }, 200);
    });
}

export type ContactApi = ReturnType<typeof createContactRoutes>;

const wireNames = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  claimId: 'claim_id',
  issue: 'issue',
} as const satisfies Record<keyof ContactForm, string>;

/** Validates by the form's own rules; errors carry the field names of the request. */
function readMessage(form: ContactForm): ContactMessage {
  const parsed = contactForm.safeParse(form);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => ({
    field: wireNames[path[0] as keyof ContactForm],
    message,
  }));
  throw new AppError('validation_failed', 'the contact form does not fit its rules', { fields });
}
