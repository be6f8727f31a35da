import { Badge } from '../../../ui/display/badge.tsx';
import type { Reply } from '../api/admin-api.ts';
import { replyState, waitsForDecision } from '../reply-state.ts';

/** On a message that does not count for a claim: it may look like one that does. */
export function NotCountedBadge({ reply }: { reply: Reply }) {
  if (replyState(reply) === 'counts') return null;
  return waitsForDecision(reply) ? (
    <Badge tone="amber" icon="hourglass">
      Waits for a decision
    </Badge>
  ) : (
    <Badge icon="x">Does not count</Badge>
  );
}
