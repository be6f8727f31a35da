import type { ReceivedMessage } from './list-messages.ts';

export const presentMessage = ({ message, isKnownClaim }: ReceivedMessage) => ({
  id: message.id,
  first_name: message.firstName,
  last_name: message.lastName,
  email: message.email,
  claim_id: message.claimId,
  is_known_claim: isKnownClaim,
  issue: message.issue,
  status: message.status,
  created_at: message.createdAt.toISOString(),
});
