import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../lib/auth/session-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { Fetched } from '../../../ui/display/fetched.tsx';
import { Confirm } from '../../../ui/overlays/confirm.tsx';
import { type Device, devicesQuery, useDevices } from '../api/read-devices.ts';
import { signOutDevice, signOutOthers } from '../api/sign-out-devices.ts';
import { DeviceRow } from './device-row.tsx';
import { SecurityItem } from './security-item.tsx';

export function Devices({ userId }: { userId: string }) {
  const devices = useDevices(userId);
  const queries = useQueryClient();
  const { signOut } = useSession();
  const [notice, setNotice] = useState<string | null>(null);
  const hasOthers = (devices.data ?? []).some((device) => !device.is_current);

  const signOutOne = async (device: Device) => {
    if (device.is_current) return await signOut('local');
    await signOutDevice(device.id);
    await readAgain(`${device.device} is signed out.`);
  };

  const readAgain = async (words: string) => {
    await queries.invalidateQueries({ queryKey: devicesQuery(userId).queryKey });
    setNotice(words);
  };

  return (
    <SecurityItem
      title="Signed-in devices"
      summary="If you do not know one of these, sign it out and change your password."
      notice={notice}
    >
      <Fetched query={devices} failed="We could not list your devices.">
        <ul className="grid gap-3">
          {(devices.data ?? []).map((device) => (
            <DeviceRow key={device.id} device={device} onSignOut={() => signOutOne(device)} />
          ))}
        </ul>
      </Fetched>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {hasOthers ? (
          <Confirm
            title="Sign out all other devices?"
            verb="Sign out others"
            busyLabel="Signing out…"
            onConfirm={async () => {
              await signOutOthers();
              await readAgain('All other devices are signed out.');
            }}
            trigger={<Button variant="secondary">Sign out all other devices</Button>}
          >
            This device stays signed in.
          </Confirm>
        ) : null}
        <Confirm
          danger
          title="Sign out everywhere?"
          verb="Sign out everywhere"
          busyLabel="Signing out…"
          onConfirm={() => signOut('global')}
          trigger={<Button variant="danger">Sign out everywhere</Button>}
        >
          You will be signed out on every device, this one too.
        </Confirm>
      </div>
    </SecurityItem>
  );
}
