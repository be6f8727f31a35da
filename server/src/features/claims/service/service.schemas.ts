import { z } from '@hono/zod-openapi';
import { attemptForm, returnForm } from '@plainclaim/domain/letters/serving/attempt-form';
import { serviceMethods, serviceOutcomes } from '@plainclaim/domain/letters/serving/service-record';
import { idParam } from '../claims.schemas.ts';

const moment = () => z.iso.datetime();

export const attemptParams = idParam.extend({
  serviceId: z.string().openapi({ description: 'Id of the attempt' }),
});

export const attemptBody = attemptForm
  .extend({
    proof_document_id: z.uuid().nullish().openapi({
      description: 'A document of the claim, such as a photo of the certificate of posting',
    }),
  })
  .openapi('LetterAttempt');

export const returnBody = returnForm.openapi('LetterReturn');

const whose = z.enum(['system', 'claimant', 'admin']);

const attemptSchema = z.object({
  id: z.uuid(),
  method: z.enum(serviceMethods),
  to_name: z.string(),
  address: z.string(),
  done_at: moment().openapi({ description: 'Of post only the day is known: its time means nothing' }),
  done_by: whose,
  letter_dated_on: z.iso.date(),
  letter_sha256: z.string().openapi({ description: 'Of the letter as it left' }),
  hash_of: z.enum(['pdf', 'text']).openapi({ description: 'What the hash is of' }),
  proof_document_id: z.uuid().nullable(),
  outcome: z.enum(serviceOutcomes),
  outcomes: z.array(
    z.object({
      outcome: z.enum(serviceOutcomes),
      at: moment(),
      by: whose,
      note: z.string().nullable().openapi({ description: 'Why it failed or came back, in words' }),
    }),
  ),
  usual_receipt: z.iso
    .date()
    .nullable()
    .openapi({ description: 'The day on which such an attempt usually arrives: a guide, not law' }),
  is_backfilled: z.boolean().openapi({ description: 'Worked out from the mails of an older claim' }),
  can_come_back: z.boolean(),
  is_replaced: z
    .boolean()
    .openapi({ description: 'It did not arrive, and its letter has another date since' }),
});

export const serviceSchema = z
  .object({
    reach: z.enum(['queued', 'not-served', 'served']),
    letter_dated_on: z.iso.date().nullable(),
    reply_by: z.iso
      .date()
      .nullable()
      .openapi({ description: 'The day printed in the letter; null while nothing reached the other side' }),
    attempts: z.array(attemptSchema).openapi({ description: 'Oldest first' }),
  })
  .openapi('LetterService');

export const serviceAnswer = z.object({ service: serviceSchema });
