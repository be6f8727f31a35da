import { Badge } from '../../../ui/display/badge.tsx';

/** An admin marked the claim as a dispute, whatever its replies were read as. */
export function DisputeBadge({ since }: { since: string | null }) {
  if (since === null) return null;
  return (
    <Badge tone="red" icon="flag">
      Marked as dispute
    </Badge>
  );
}
