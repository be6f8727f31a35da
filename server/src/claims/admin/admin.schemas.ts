import { z } from '@hono/zod-openapi';
import { type ClaimListName, claimLists } from '@plainclaim/domain/claims/claim-lists';
import { issueTypes } from '@plainclaim/domain/claims/issue-types';
import { jurisdictions } from '@plainclaim/domain/claims/jurisdictions';
import { claimStatuses } from '@plainclaim/domain/claims/statuses';
import { urgencies } from '@plainclaim/domain/claims/urgency';
import { replyTypes } from '@plainclaim/domain/replies/patterns';

const moment = () => z.iso.datetime();

const listNames = Object.keys(claimLists) as [ClaimListName, ...ClaimListName[]];

export const listFilters = z.object({
  list: z.enum(listNames).default('all'),
  search: z.string().max(200).optional().openapi({ description: 'A name, an e-mail address or a claim id' }),
  jurisdiction: z.enum(jurisdictions).optional(),
  issue_type: z.enum(issueTypes).optional(),
});

export const listQuery = listFilters.extend({
  cursor: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});

export const adminClaimSchema = z
  .object({
    id: z.uuid(),
    issue_type: z.string(),
    amount: z.number().openapi({ description: 'Pounds' }),
    jurisdiction: z.string(),
    status: z.enum(claimStatuses),
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
  moved_on_rate: z.int().openapi({ description: 'Of claims with a deadline, per cent no longer pending' }),
});

export const figuresSchema = z
  .object({
    totalClaims: z.int(),
    claimsAwaitingResponse: z.int(),
    claimsWithResponses: z.int(),
    totalClaimsValue: z.number().openapi({ description: 'Pounds' }),
    overdueClaimsCount: z.int(),
    approachingDeadlinesCount: z.int(),
    responseRate: z.int().openapi({ description: 'Per cent' }),
    revenue: z.number().openapi({ description: 'Pounds' }),
  })
  .openapi('AdminFigures');

export const adminDashboardAnswer = z.object({
  stats: figuresSchema,
  deadlines: z.array(adminClaimSchema),
  by_month: z.array(z.object({ month: z.iso.date(), claims: z.int(), recovered: z.number() })),
  replies_by_type: z.array(z.object({ type: z.enum(replyTypes), count: z.int() })),
  unread_messages: z.int(),
  failed_mails: z.int().openapi({ description: 'At most 100 are counted' }),
  pending_solicitors: z.int(),
});
