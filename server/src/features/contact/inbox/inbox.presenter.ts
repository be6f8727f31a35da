import type { ReceivedMessage } from './list-messages.ts';

export const presentMessage = ({ message, knownClaimId }: ReceivedMessage) => ({
  id: message.id,
  first_name: message.firstName,
  last_name: message.lastName,
  email: message.email,
  claim_id: message.claimId,
  known_claim_id: knownClaimId,
  issue: message.issue,
  status: message.status,
  created_at: message.createdAt.toISOString(),
});
