import type { z } from '@hono/zod-openapi';
import { defendantName } from '@plainclaim/domain/claims/defendant';
import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import { penceFromDecimal, poundsFromPence } from '@plainclaim/domain/shared/money';
import { possibleDecisions } from '@plainclaim/domain/solicitors/approval';
import { caseUrgency } from '@plainclaim/domain/solicitors/case-urgency';
import { reasonWords } from '@plainclaim/domain/solicitors/opening';
import { unprovenJurisdictions } from '@plainclaim/domain/solicitors/regulator';
import { presentDetails } from '../claims/index.ts';
import type { SolicitorRow } from '../profiles/index.ts';
import { presentPartyReply } from '../replies/index.ts';
import type { RegistrationDetails } from './approval/read-registration.ts';
import type { CaseFigures, CaseToShow } from './cases/list-cases.ts';
import type { OpenCase } from './cases/list-open-cases.ts';
import type { CaseFile } from './cases/read-case.ts';
import type { AskedSolicitor, SearchToShow } from './searching/read-search.ts';
import type { registrationDetailsAnswer, registrationSchema } from './solicitors.schemas.ts';
import type { MessageRow, ReferralRow } from './solicitors.store.ts';

export const presentRegistration = (row: SolicitorRow): z.input<typeof registrationSchema> => ({
  user_id: row.userId,
  full_name: row.fullName,
  firm_name: row.firmName,
  email: row.email,
  phone: row.phone,
  address_line_1: row.addressLine1,
  address_line_2: row.addressLine2,
  postcode: row.postcode,
  jurisdictions: row.jurisdictions,
  practice_areas: row.practiceAreas,
  regulator_numbers: row.regulatorNumbers,
  unproven_jurisdictions: [
    ...unprovenJurisdictions(row.jurisdictions as Jurisdiction[], row.regulatorNumbers),
  ],
  status: row.status,
  decision_reason: row.decisionReason,
  decided_at: row.decidedAt?.toISOString() ?? null,
  possible_decisions: [...possibleDecisions(row.status)],
  created_at: row.createdAt.toISOString(),
});

export const presentRegistrationDetails = (
  details: RegistrationDetails,
): z.input<typeof registrationDetailsAnswer>['solicitor'] => ({
  ...presentRegistration(details.row),
  is_blocked: details.isBlocked,
  decided_by: details.decidedBy,
  cases: {
    open: details.workload.openCases,
    answered: details.workload.answered,
    accepted: details.workload.accepted,
  },
  open_cases: details.openCases.map(presentOpenCase),
});

export const presentOpenCase = ({
  claimId,
  plaintiffName,
  defendantName: defendant,
  isTakenOn,
}: OpenCase) => ({
  claim_id: claimId,
  plaintiff_name: plaintiffName,
  defendant_name: defendant,
  is_taken_on: isTakenOn,
});

const summaryLength = 280;

export const presentCase = ({ referral, claim }: CaseToShow, now: Date) => ({
  id: referral.id,
  claim_id: claim.id,
  plaintiff_name: claim.plaintiffName,
  defendant_name: defendantName(claim),
  dispute_summary:
    claim.description.length > summaryLength
      ? `${claim.description.slice(0, summaryLength).trimEnd()}…`
      : claim.description,
  amount: poundsFromPence(penceFromDecimal(claim.amount)),
  issue_type: claim.issueType,
  jurisdiction: claim.jurisdiction,
  date_received: referral.askedAt.toISOString(),
  answer_by: referral.dueAt.toISOString(),
  status: referral.status,
  urgency: caseUrgency(
    { amount: penceFromDecimal(claim.amount), responseDeadline: claim.responseDeadline },
    now,
  ),
});

/** A case the solicitor no longer has: enough to recognise it, and no names. */
export const presentMovedOn = ({ referral, claim }: CaseToShow) => ({
  id: referral.id,
  issue_type: claim.issueType,
  jurisdiction: claim.jurisdiction,
  status: referral.status,
  date_received: referral.askedAt.toISOString(),
  ended_at: (referral.endedAt ?? referral.askedAt).toISOString(),
});

export const presentFigures = ({ pending, accepted, totalValue, completed }: CaseFigures) => ({
  pending,
  accepted,
  total_value: poundsFromPence(totalValue),
  completed,
});

export const presentMessage = ({ id, from, body, createdAt }: MessageRow) => ({
  id,
  from,
  body,
  created_at: createdAt.toISOString(),
});

export const presentReferral = ({ id, status, answeredAt }: ReferralRow) => ({
  id,
  status,
  answered_at: answeredAt?.toISOString() ?? null,
});

/** Leaves out the mails and permissions of the claim's own page, which are not part of the case file. */
export function presentCaseFile({ referral, details, replies, messages }: CaseFile, now: Date) {
  const { claim, documents, timeline, service } = presentDetails(details);
  return {
    referral: {
      ...presentCase({ referral, claim: details.claim }, now),
      match_reason: referral.matchReason,
      outcome: referral.outcome,
      outcome_note: referral.outcomeNote,
    },
    claim,
    documents,
    timeline,
    service,
    responses: replies.map(presentPartyReply),
    messages: messages.map(presentMessage),
  };
}

export const presentSearch = ({ search, asked, messages, reasons }: SearchToShow) => ({
  search: search && {
    id: search.id,
    status: search.status,
    reason: search.reason,
    reason_words: reasonWords(search.reason),
    consented_at: search.consentedAt.toISOString(),
    closed_at: search.closedAt?.toISOString() ?? null,
  },
  asked: asked.map(presentAsked),
  messages: messages.map(presentMessage),
  reasons: reasons.map((reason) => ({ reason, words: reasonWords(reason) })),
});

/**
 * A solicitor's phone and address are shown to their own client, not to every claimant for whom they were
 * asked.
 */
function presentAsked({ referral, solicitor }: AskedSolicitor) {
  const isTheirs = ['accepted', 'in-progress', 'completed'].includes(referral.status);
  return {
    name: solicitor?.fullName ?? '',
    firm_name: solicitor?.firmName ?? '',
    postcode_area: solicitor?.postcode.split(' ')[0] ?? '',
    contact: isTheirs && solicitor ? { email: solicitor.email, phone: solicitor.phone } : null,
    match_reason: referral.matchReason,
    status: referral.status,
    asked_at: referral.askedAt.toISOString(),
    answer_by: referral.dueAt.toISOString(),
    answered_at: referral.answeredAt?.toISOString() ?? null,
    outcome: referral.outcome,
    outcome_note: referral.outcomeNote,
  };
}
