import { Badge } from '../../../ui/display/badge.tsx';

/** An admin marked the claim as a dispute, however its replies were classified. */
export function DisputeBadge({ since }: { since: string | null }) {
  if (since === null) return null;
  return (
    <Badge tone="red" icon="flag">
      Marked as dispute
    </Badge>
  );
}
