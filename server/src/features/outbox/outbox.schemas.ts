import { z } from '@hono/zod-openapi';
import { boxNames } from './outbox.store.ts';

const moment = () => z.iso.datetime();

export const boxQuery = z.object({
  box: z.enum(boxNames).default('queued'),
  to: z.string().max(254).optional().openapi({ description: 'Prefix of the recipient’s address' }),
  cursor: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});

export const outgoingSchema = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    to: z.string(),
    to_name: z.string().nullable(),
    subject: z.string(),
    claim_id: z.uuid().nullable(),
    state: z.enum(['queued', 'sending', 'sent', 'kept', 'failed']),
    attempts: z.int(),
    created_at: moment(),
    sent_at: moment().nullable(),
    failed_at: moment().nullable(),
    failure: z.object({ words: z.string(), said: z.string() }).nullable().openapi({
      description: 'Why the last attempt failed, in plain words and in the words of the mail server',
    }),
    waits: z
      .object({ why: z.enum(['held', 'gathered', 'paused']), until: moment() })
      .nullable()
      .openapi({
        description:
          'Why a queued mail is not sent yet, and when it is sent at the latest or, for a paused claim, looked at again',
      }),
    may_retry: z.boolean(),
    is_secret: z.boolean(),
  })
  .openapi('OutgoingMail');

export const boxAnswer = z.object({ mails: z.array(outgoingSchema), next_cursor: z.string().nullable() });

const countSchema = z.object({ count: z.int(), is_more: z.boolean() });

export const countsAnswer = z.object({ queued: countSchema, sent: countSchema, failed: countSchema });

export const mailIdParam = z.object({ id: z.uuid() });

export const mailAnswer = z.object({
  mail: outgoingSchema.extend({
    text: z
      .string()
      .nullable()
      .openapi({ description: 'Null when it contains a link or code that is confidential to the recipient' }),
    message_id: z.string(),
    attachments: z.array(z.object({ file_name: z.string(), size: z.int() })),
  }),
});

export const retriedAnswer = z.object({ queued: z.int(), is_more: z.boolean() });
