import { defendantName } from '@plainclaim/domain/claims/defendant';
import { awaitsDeadline, deadlineUrgency } from '@plainclaim/domain/claims/urgency';
import { penceFromDecimal, poundsFromPence } from '@plainclaim/domain/shared/money';
import type { AdminClaimRow } from './admin-claims.store.ts';

export function presentAdminClaim(claim: AdminClaimRow, now: Date) {
  const deadline = awaitsDeadline(claim.status) ? claim.responseDeadline : null;
  return {
    id: claim.id,
    short_reference: claim.shortReference,
    issue_type: claim.issueType,
    amount: poundsFromPence(penceFromDecimal(claim.amount)),
    jurisdiction: claim.jurisdiction,
    status: claim.status,
    is_test: claim.isTest,
    disputed_at: claim.disputedAt?.toISOString() ?? null,
    has_pause_to_confirm: claim.hasPauseToConfirm,
    plaintiff_name: claim.plaintiffName,
    plaintiff_email: claim.plaintiffEmail,
    defendant_name: defendantName(claim),
    defendant_email: claim.defendantEmail,
    created_at: claim.createdAt.toISOString(),
    response_deadline: claim.responseDeadline?.toISOString() ?? null,
    urgency: deadline ? deadlineUrgency(deadline, now) : null,
  };
}
