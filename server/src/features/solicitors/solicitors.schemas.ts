import { z } from '@hono/zod-openapi';
import { decisions, solicitorStatuses } from '@plainclaim/domain/solicitors/approval';
import { caseOutcomes } from '@plainclaim/domain/solicitors/case-outcome';
import { consentMessage } from '@plainclaim/domain/solicitors/consent';
import { referralReasons } from '@plainclaim/domain/solicitors/opening';
import { referralStatuses } from '@plainclaim/domain/solicitors/referrals';
import { detailsAnswer } from '../claims/index.ts';
import { partyReplySchema } from '../replies/index.ts';

const moment = () => z.iso.datetime();

export const idParam = z.object({ id: z.string() });

const paging = {
  cursor: z.string().max(200).optional().openapi({ description: 'next_cursor of the previous page' }),
  limit: z.coerce.number().int().min(1).max(100).default(20),
};

export const registrationsQuery = z.object({
  status: z.enum(solicitorStatuses).default('pending'),
  search: z
    .string()
    .max(200)
    .default('')
    .openapi({ description: 'Words of a name, firm, address, postcode or regulator number' }),
  ...paging,
});

export const casesQuery = z.object({ tab: z.enum(['pending', 'accepted']).default('pending'), ...paging });

export const registrationSchema = z
  .object({
    user_id: z.uuid(),
    full_name: z.string(),
    firm_name: z.string(),
    email: z.string(),
    phone: z.string(),
    address_line_1: z.string(),
    address_line_2: z.string(),
    postcode: z.string(),
    jurisdictions: z.array(z.string()),
    practice_areas: z.array(z.string()),
    regulator_numbers: z.record(z.string(), z.string()),
    unproven_jurisdictions: z.array(z.string()),
    status: z.enum(solicitorStatuses),
    decision_reason: z.string(),
    decided_at: moment().nullable(),
    possible_decisions: z.array(z.enum(decisions)),
    created_at: moment(),
  })
  .openapi('SolicitorRegistration');

export const registrationAnswer = z.object({ solicitor: registrationSchema });

/** A registration, with the solicitor's workload and the admin who decided. */
const openCaseSchema = z.object({
  claim_id: z.uuid(),
  plaintiff_name: z.string(),
  defendant_name: z.string(),
  is_taken_on: z.boolean(),
});

export const registrationDetailsAnswer = z.object({
  solicitor: registrationSchema.extend({
    is_blocked: z.boolean(),
    decided_by: z.string().nullable(),
    cases: z.object({ open: z.int(), answered: z.int(), accepted: z.int() }),
    open_cases: z.array(openCaseSchema),
  }),
});

export const registrationsAnswer = z.object({
  solicitors: z.array(registrationSchema),
  counts: z.record(z.enum(solicitorStatuses), z.int()),
  next_cursor: z.string().nullable(),
});

export const decisionBody = z.object({
  decision: z.enum(decisions),
  reason: z.string().max(5000).optional(),
});

export const numbersBody = z.object({ regulator_numbers: z.record(z.string(), z.string().max(40)) });

export const caseSchema = z
  .object({
    id: z.uuid(),
    claim_id: z.uuid(),
    plaintiff_name: z.string(),
    defendant_name: z.string(),
    dispute_summary: z.string(),
    amount: z.number(),
    issue_type: z.string(),
    jurisdiction: z.string(),
    date_received: moment(),
    answer_by: moment(),
    status: z.enum(referralStatuses),
    urgency: z.enum(['high', 'medium', 'low']),
  })
  .openapi('ReferredCase');

export const casesAnswer = z.object({
  referrals: z.array(caseSchema),
  stats: z.object({ pending: z.int(), accepted: z.int(), total_value: z.number(), completed: z.int() }),
  moved_on: z
    .array(
      z.object({
        id: z.uuid(),
        issue_type: z.string(),
        jurisdiction: z.string(),
        status: z.enum(referralStatuses),
        date_received: moment(),
        ended_at: moment(),
      }),
    )
    .openapi({ description: 'Declined, passed on or withdrawn in the last 30 days' }),
  next_cursor: z.string().nullable(),
});

export const messageSchema = z
  .object({ id: z.uuid(), from: z.enum(['solicitor', 'client']), body: z.string(), created_at: moment() })
  .openapi('CaseMessage');

export const messageBody = z.object({ body: z.string().max(20_000) });

export const messageAnswer = z.object({ message: messageSchema });

export const caseFileAnswer = z
  .object({
    referral: caseSchema.extend({
      match_reason: z.string(),
      outcome: z.enum(caseOutcomes).nullable(),
      outcome_note: z.string(),
    }),
    claim: detailsAnswer.shape.claim,
    documents: detailsAnswer.shape.documents,
    timeline: detailsAnswer.shape.timeline,
    service: detailsAnswer.shape.service,
    responses: z.array(partyReplySchema),
    messages: z.array(messageSchema),
  })
  .openapi('CaseFile');

export const referralAnswer = z.object({
  referral: z.object({ id: z.uuid(), status: z.enum(referralStatuses), answered_at: moment().nullable() }),
});

export const completeBody = z.object({
  outcome: z
    .string()
    .max(40)
    .openapi({ description: `How the case ended: ${caseOutcomes.join(', ')}` }),
  note: z.string().max(20_000).default('').openapi({ description: 'Note to the client' }),
});

export const declineBody = z.object({ reason: z.string().max(20_000) });

export const consentBody = z.object({
  consent: z.literal(true, { error: consentMessage }),
});

export const searchAnswer = z
  .object({
    search: z
      .object({
        id: z.uuid(),
        status: z.enum(['asking', 'placed', 'exhausted', 'withdrawn', 'completed']),
        reason: z.enum(referralReasons),
        reason_words: z.string(),
        consented_at: moment(),
        closed_at: moment().nullable(),
      })
      .nullable(),
    asked: z.array(
      z.object({
        name: z.string(),
        firm_name: z.string(),
        postcode_area: z.string(),
        contact: z.object({ email: z.string(), phone: z.string() }).nullable(),
        match_reason: z.string(),
        status: z.enum(referralStatuses),
        asked_at: moment(),
        answer_by: moment(),
        answered_at: moment().nullable(),
        outcome: z.enum(caseOutcomes).nullable(),
        outcome_note: z.string(),
      }),
    ),
    messages: z.array(messageSchema),
    reasons: z.array(z.object({ reason: z.enum(referralReasons), words: z.string() })),
  })
  .openapi('SolicitorSearch');
