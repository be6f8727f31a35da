import { z } from '@hono/zod-openapi';
import {
  type ClaimListName,
  type ClaimNarrowing,
  claimLists,
  claimNarrowings,
} from '@plainclaim/domain/claims/claim-lists';
import { issueTypes } from '@plainclaim/domain/claims/issue-types';
import { jurisdictions } from '@plainclaim/domain/claims/jurisdictions';
import { claimStatuses } from '@plainclaim/domain/claims/statuses';
import { urgencies } from '@plainclaim/domain/claims/urgency';
import { replyTypes } from '@plainclaim/domain/replies/patterns';
import { shortReferenceSchema } from '../claims.schemas.ts';

const moment = () => z.iso.datetime();

const listNames = Object.keys(claimLists) as [ClaimListName, ...ClaimListName[]];
const narrowings = Object.keys(claimNarrowings) as [ClaimNarrowing, ...ClaimNarrowing[]];

export const listFilters = z.object({
  list: z.enum(listNames).default('all'),
  search: z.string().max(200).optional().openapi({
    description: 'A name, an e-mail address, a claim id, a short reference or an amount in pounds',
  }),
  jurisdiction: z.enum(jurisdictions).optional(),
  issue_type: z.enum(issueTypes).optional(),
  only: z
    .enum(narrowings)
    .optional()
    .openapi({ description: 'Only the claims that one figure of the dashboard counts' }),
});

export const listQuery = listFilters.extend({
  cursor: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});

export const adminClaimSchema = z
  .object({
    id: z.uuid(),
    short_reference: shortReferenceSchema,
    issue_type: z.string(),
    amount: z.number().openapi({ description: 'Pounds' }),
    jurisdiction: z.string(),
    status: z.enum(claimStatuses),
    is_test: z.boolean().openapi({ description: 'Whether a tester generated it; figures leave it out' }),
    disputed_at: moment().nullable().openapi({ description: 'When an admin marked the claim as disputed' }),
    has_pause_to_confirm: z
      .boolean()
      .openapi({ description: 'Whether it is paused on the word of the other side alone' }),
    plaintiff_name: z.string(),
    plaintiff_email: z.string(),
    defendant_name: z.string(),
    defendant_email: z.string(),
    created_at: moment(),
    response_deadline: moment().nullable(),
    urgency: z.object({ level: z.enum(urgencies), label: z.string() }).nullable(),
  })
  .openapi('AdminClaim');

export const listAnswer = z.object({
  claims: z.array(adminClaimSchema),
  next_cursor: z.string().nullable(),
  moved_on_rate: z
    .int()
    .openapi({ description: 'Share of claims with a deadline that are no longer pending, in per cent' }),
});

export const figuresSchema = z
  .object({
    totalClaims: z.int(),
    pendingClaimsCount: z.int().openapi({ description: 'Pending, or without a deadline' }),
    claimsAwaitingResponse: z.int().openapi({ description: 'All claims without a reply' }),
    claimsWithResponses: z.int(),
    totalClaimsValue: z.number().openapi({ description: 'Pounds' }),
    overdueClaimsCount: z.int().openapi({ description: 'Pending, due before today in London' }),
    approachingDeadlinesCount: z.int().openapi({ description: 'Pending, due today or in the next 3 days' }),
    disputedClaimsCount: z.int().openapi({ description: 'Open claims that an admin marked as disputed' }),
    responseRate: z.int().openapi({ description: 'Per cent' }),
    revenue: z.number().openapi({ description: 'Pounds' }),
  })
  .openapi('AdminFigures');

export const adminDashboardAnswer = z.object({
  stats: figuresSchema,
  deadlines: z.object({
    due: z.array(adminClaimSchema).openapi({ description: 'Ordered by deadline, earliest first' }),
    overdue: z.array(adminClaimSchema).openapi({ description: 'Ordered by deadline, latest first' }),
  }),
  by_month: z.array(z.object({ month: z.iso.date(), claims: z.int(), recovered: z.number() })),
  replies_by_type: z.array(z.object({ type: z.enum(replyTypes), count: z.int() })),
  unread_messages: z.int(),
  failed_mails: z.int().openapi({ description: 'Capped at 100' }),
  pending_solicitors: z.int(),
  pauses_to_confirm: z
    .int()
    .openapi({ description: 'Pauses on the word of the other side alone. Capped at 100' }),
});
