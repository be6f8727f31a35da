import type { Role } from '@plainclaim/domain/accounts/roles';
import { Badge } from '../../../ui/display/badge.tsx';
import type { BadgeTone } from '../../../ui/display/badge-tones.ts';
import { roleNames } from '../act-words.ts';
import type { Person } from '../api/people-api.ts';

const tones: Record<Role, BadgeTone> = {
  plaintiff: 'plain',
  solicitor: 'blue',
  admin: 'green',
  tester: 'amber',
};

export function RoleBadge({ role }: { role: Role }) {
  return <Badge tone={tones[role]}>{roleNames[role]}</Badge>;
}

/** Whether the account is blocked, and whether it has a second step. */
export function StateBadges({ person }: { person: Pick<Person, 'is_blocked' | 'has_second_step'> }) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {person.is_blocked ? (
        <Badge tone="red" icon="circle-x">
          Blocked
        </Badge>
      ) : null}
      {person.has_second_step ? (
        <Badge tone="green" icon="lock">
          Two-step on
        </Badge>
      ) : (
        <Badge tone="neutral">Two-step off</Badge>
      )}
    </span>
  );
}
