import { Badge } from '../../../ui/display/badge.tsx';
import type { ReferredCase } from '../api/solicitor-api.ts';
import { type Look, statusLooks, urgencyLooks } from '../case-words.ts';

export function CaseBadges({
  case: { status, urgency },
}: {
  case: Pick<ReferredCase, 'status' | 'urgency'>;
}) {
  return (
    <>
      <LookBadge look={statusLooks[status]} />
      <LookBadge look={urgencyLooks[urgency]} />
    </>
  );
}

export function LookBadge({ look: { tone, icon, label } }: { look: Look }) {
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
