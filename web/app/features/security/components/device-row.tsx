import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { Button } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Confirm } from '../../../ui/overlays/confirm.tsx';
import type { Device } from '../api/read-devices.ts';

type DeviceRowProps = { device: Device; onSignOut: () => Promise<void> };

export function DeviceRow({ device, onSignOut }: DeviceRowProps) {
  const { device: name, is_current: isCurrent } = device;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 rounded-lg border border-line p-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 font-strong">
          {name}
          {isCurrent ? (
            <Badge tone="green" icon="check">
              This device
            </Badge>
          ) : null}
        </p>
        <p className="mt-1 text-15 text-ink-2">
          {isCurrent ? 'Active now' : `Last active ${formatDateTime(new Date(device.last_used_at))}`}
          <span className="block">
            Signed in {formatDateTime(new Date(device.created_at))} from {device.address}
          </span>
        </p>
      </div>
      <Confirm
        title={isCurrent ? 'Sign out of this device?' : `Sign out ${name}?`}
        verb="Sign out"
        busyLabel="Signing out…"
        onConfirm={onSignOut}
        trigger={
          <Button variant="secondary" size="sm" aria-label={`Sign out ${name}`}>
            Sign out
          </Button>
        }
      >
        {isCurrent
          ? 'You will have to sign in again to go on.'
          : 'Whoever uses it has to sign in again. This device stays signed in.'}
      </Confirm>
    </li>
  );
}
