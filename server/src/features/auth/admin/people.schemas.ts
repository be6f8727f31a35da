import { z } from '@hono/zod-openapi';
import { roles } from '@plainclaim/domain/accounts/roles';

const moment = () => z.iso.datetime();

export const peopleQuery = z.object({
  search: z
    .string()
    .max(200)
    .optional()
    .openapi({ description: 'Prefixes of names or of the e-mail address' }),
  show: z.enum(['everyone', 'blocked', ...roles]).default('everyone'),
  cursor: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});

export const personSchema = z
  .object({
    id: z.uuid(),
    email: z.string().nullable(),
    name: z.string(),
    role: z.enum(roles),
    created_at: moment(),
    last_sign_in_at: moment().nullable(),
    is_blocked: z.boolean(),
    has_second_step: z.boolean(),
    claims: z.int(),
  })
  .openapi('Person');

export const peopleAnswer = z.object({ people: z.array(personSchema), next_cursor: z.string().nullable() });

const shownValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

export const personDetailsSchema = personSchema
  .extend({
    is_self: z.boolean(),
    sessions: z.int(),
    open_cases: z
      .array(
        z.object({
          claim_id: z.uuid(),
          plaintiff_name: z.string(),
          defendant_name: z.string(),
          is_taken_on: z.boolean(),
        }),
      )
      .openapi({
        description: 'A solicitor’s cases; they go to others when the account is blocked or changes role',
      }),
    audit: z.array(
      z.object({
        id: z.int(),
        at: moment(),
        what: z.string().openapi({ description: 'The action, of an admin or of the user' }),
        by: z
          .string()
          .nullable()
          .openapi({ description: 'E-mail address of the admin; null for the user themselves' }),
        address: z.string(),
        before: shownValues,
        after: shownValues,
      }),
    ),
  })
  .openapi('PersonDetails');

export const personAnswer = z.object({ person: personDetailsSchema });

export const personIdParam = z.object({ id: z.uuid() });

export const roleBody = z.object({ role: z.enum(roles) });

export const longestReason = 300;

export const blockBody = z.object({
  reason: z
    .string()
    .trim()
    .min(1, { error: 'Please say why, for the audit trail.' })
    .max(longestReason, { error: 'Please use at most 300 characters.' }),
});
