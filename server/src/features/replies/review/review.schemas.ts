import { z } from '@hono/zod-openapi';
import { nextActions } from '@plainclaim/domain/replies/next-action';
import { detailsAnswer } from '../../claims/index.ts';
import { replySchema } from '../replies.schemas.ts';

const moment = () => z.iso.datetime();

export const noteSchema = z
  .object({ id: z.uuid(), author_name: z.string(), body: z.string(), created_at: moment() })
  .openapi('ClaimNote');

export const assessmentSchema = z
  .object({
    id: z.uuid(),
    response_id: z
      .uuid()
      .nullable()
      .openapi({ description: 'The newest reply at the time of the assessment' }),
    will_pay: z.enum(['yes', 'no', 'unclear']).nullable(),
    action: z.enum(['payment-link', ...nextActions]).nullable(),
    created_at: moment(),
  })
  .openapi('ClaimAssessment');

export const reviewAnswer = detailsAnswer
  .extend({
    disputed_at: moment().nullable().openapi({ description: 'When an admin marked the claim as disputed' }),
    claimant_reads: z
      .object({ now: z.string(), if_disputed: z.string(), if_not_disputed: z.string() })
      .openapi({
        description:
          'The next step on the claimant’s page: now, and after the dispute mark is set or removed',
      }),
    responses: z.array(replySchema),
    notes: z.array(noteSchema),
    assessments: z.array(assessmentSchema),
    history: z.array(
      z.object({
        kind: z.string(),
        actor: z.string(),
        actor_name: z.string().nullable().openapi({ description: 'Name of the admin' }),
        at: moment(),
        facts: z.array(z.object({ name: z.string(), value: z.string() })),
      }),
    ),
  })
  .openapi('ClaimReview');

export const noteBody = z.object({ body: z.string().max(20_000) });

export const assessmentBody = z.union([
  z.object({ will_pay: z.enum(['yes', 'no', 'unclear']) }),
  z.object({ action: z.enum(nextActions) }),
]);
