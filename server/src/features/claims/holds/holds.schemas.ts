import { z } from '@hono/zod-openapi';
import { holdReasons } from '@plainclaim/domain/claims/holds/hold-reasons';
import { isoDate } from '@plainclaim/domain/shared/iso-date-field';

const day = () => isoDate('Please give a day of the calendar').optional();

const statedHold = z.object({
  reason: z.enum(holdReasons).openapi({ description: 'Stored apart, never shown with the claim' }),
  from: day().openapi({ type: 'string', format: 'date', description: 'First day on the official notice' }),
  until: day().openapi({ type: 'string', format: 'date', description: 'Last day' }),
  consented: z.boolean().default(false).openapi({
    description: 'The person whom the reason is about agreed that it is stored',
  }),
});

export const holdBody = statedHold
  .extend({
    provisional: z.boolean().default(false).openapi({
      description: 'Admins only: the other side says so, and nobody has looked yet. 14 days',
    }),
  })
  .openapi('HoldToSet');

export const confirmBody = statedHold.openapi('HoldToConfirm');

export const reasonAnswer = z.object({ reason: z.enum(holdReasons).nullable() });

export const holdSchema = z
  .object({
    from: z.iso.date(),
    until: z.iso.date().nullable().openapi({ description: 'Last day; null while no end is known' }),
    is_confirmed: z
      .boolean()
      .openapi({ description: 'False while only the other side’s word stands for it' }),
    is_statutory: z.boolean().openapi({
      description: 'A confirmed breathing space or moratorium. No other reason is told here',
    }),
    set_by: z.enum(['claimant', 'admin', 'defendant']),
    sentence: z.string().openapi({ description: 'What it means, for the claimant' }),
  })
  .openapi('Hold');
