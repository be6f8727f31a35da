import { z } from '@hono/zod-openapi';
import { partyCorrectionForm } from '@plainclaim/domain/claims/party-correction';
import { isoDate } from '@plainclaim/domain/shared/iso-date-field';
import { claimSchema } from '../../claims.schemas.ts';

export const partyBody = partyCorrectionForm().openapi('PartyCorrection');

export const partyAnswer = z.object({ claim: claimSchema });

export const againBody = z
  .object({
    to: z.string().max(254).openapi({ description: 'The address that the sender was shown' }),
    letter_dated_on: isoDate('Please look at the letter again').openapi({
      type: 'string',
      format: 'date',
      description: 'The date of the letter that the sender was shown',
    }),
  })
  .openapi('LetterToSendAgain');

export const againAnswer = z.object({
  again: z
    .object({
      way: z
        .object({
          kind: z.enum(['new-letter', 'same-letter']).openapi({
            description:
              'new-letter: no copy arrived, so it has a new date and its own days. same-letter: a copy arrived, so its day stays',
          }),
          to: z.string(),
          letter_dated_on: z.iso.date(),
          reply_by: z.iso.date().openapi({ description: 'The day printed in the letter' }),
          reply_until: z.iso.date().openapi({ description: 'Until when they have: later after a pause' }),
          reached_someone_else: z.boolean().openapi({
            description: 'After a denial: copies before then count as received by someone else',
          }),
        })
        .nullable(),
      refusal: z.string().nullable().openapi({ description: 'Why it is not sent again, in words' }),
    })
    .openapi('SendingAgain'),
});
