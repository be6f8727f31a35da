import { penceFromDecimal, poundsFromPence } from '@plainclaim/domain/shared/money';
import type { TestClaimRow } from '../claims/index.ts';

export const presentTestClaim = (claim: TestClaimRow) => ({
  id: claim.id,
  plaintiff_name: claim.plaintiffName,
  issue_type: claim.issueType,
  jurisdiction: claim.jurisdiction,
  amount: poundsFromPence(penceFromDecimal(claim.amount)),
  status: claim.status,
  response_deadline: claim.responseDeadline?.toISOString() ?? null,
});
