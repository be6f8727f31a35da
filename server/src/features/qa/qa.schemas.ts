import { z } from '@hono/zod-openapi';
import { claimStatuses } from '@plainclaim/domain/claims/statuses';
import { urgencies } from '@plainclaim/domain/claims/urgency';
import { mostClaimIds, readClaimIds } from '@plainclaim/domain/qa/claim-ids';
import { enterClaimIds } from '@plainclaim/domain/qa/messages';
import { testKinds } from '@plainclaim/domain/qa/rule-check';
import { isoDate } from '@plainclaim/domain/shared/iso-date-field';

export const kindParam = z.object({ kind: z.enum(testKinds) });

export const generateBody = z
  .object({ urgency: z.enum(urgencies, { error: 'Choose how pressing the deadlines are' }) })
  .openapi('TestClaimsToMake');

const tooMany = `Please enter ${mostClaimIds} claim IDs or fewer`;

/** Claim ids as pasted text. */
const claimIds = z
  .string({ error: enterClaimIds })
  .max(10_000, { error: tooMany })
  .transform((text, context) => {
    const { ids, notIds } = readClaimIds(text);
    const problem =
      notIds.length > 0
        ? `This is not a claim ID: ${notIds[0]?.slice(0, 60)}`
        : ids.length === 0
          ? enterClaimIds
          : ids.length > mostClaimIds
            ? tooMany
            : undefined;
    if (problem) context.addIssue({ code: 'custom', message: problem });
    return ids;
  });

export const deadlineBody = z
  .object({
    claim_ids: claimIds.openapi({
      type: 'string',
      description: 'Separated by commas, spaces or line breaks',
    }),
    deadline: isoDate('Please choose a deadline').openapi({ type: 'string', format: 'date' }),
  })
  .openapi('TestDeadline');

export const cleanupBody = z
  .object({ claim_ids: z.array(z.uuid()).min(1).max(mostClaimIds) })
  .openapi('TestClaimsToRemove');

const testClaim = z
  .object({
    id: z.uuid(),
    plaintiff_name: z.string(),
    issue_type: z.string(),
    jurisdiction: z.string(),
    amount: z.number().openapi({ description: 'Pounds' }),
    status: z.enum(claimStatuses),
    response_deadline: z.iso.datetime().nullable(),
  })
  .openapi('TestClaim');

export const claimsAnswer = z.object({ claims: z.array(testClaim) });

export const movedAnswer = z.object({
  updated: z.array(z.uuid()),
  not_updated: z.array(z.uuid()).openapi({ description: 'Ids that are not claims of a tester' }),
});

export const previewAnswer = z.object({
  claims: z.array(
    testClaim.extend({
      stays: z
        .boolean()
        .openapi({ description: 'Whether cleanup leaves it, because a payment is recorded for it' }),
    }),
  ),
  total: z.int(),
});

export const removedAnswer = z.object({ removed: z.array(z.uuid()), not_removed: z.array(z.uuid()) });
