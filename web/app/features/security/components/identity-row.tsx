import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/overlays/confirm.tsx';
import type { Identity } from '../api/read-identities.ts';

type IdentityRowProps = { identity: Identity; onUnlink: () => Promise<void> };

export function IdentityRow({ identity, onUnlink }: IdentityRowProps) {
  const { name, email, linked_at: linkedAt, last_used_at: lastUsedAt, unlinking } = identity;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 rounded-lg border border-line p-4">
      <div className="min-w-0">
        <p className="font-strong">{name}</p>
        <p className="mt-1 text-15 wrap-anywhere text-ink-2">
          {email}
          <span className="block">
            {lastUsedAt
              ? `Last used ${formatDateTime(new Date(lastUsedAt))}`
              : `Linked ${formatDateTime(new Date(linkedAt))}`}
          </span>
        </p>
        {unlinking === 'last' ? (
          <p className="mt-1 text-15 text-ink-2">Set a password first if you want to unlink it.</p>
        ) : null}
      </div>
      {unlinking === 'possible' ? (
        <Confirm
          danger
          title={`Unlink ${name}?`}
          verb={`Unlink ${name}`}
          busyLabel="Unlinking…"
          onConfirm={onUnlink}
          trigger={
            <Button variant="secondary" size="sm" aria-label={`Unlink ${name}`}>
              Unlink
            </Button>
          }
        >
          You can no longer sign in with {name}. Your other ways to sign in stay.
        </Confirm>
      ) : null}
    </li>
  );
}
