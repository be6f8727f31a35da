import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DeviceRow } from './device-row.tsx';

const device = {
  id: '7f8d6f1e-0f0a-4a55-9b57-3a5b1d9f2c44',
  device: 'Firefox on Linux',
  address: '203.0.113.7',
  created_at: '2026-11-16T09:00:00.000Z',
  last_used_at: '2026-11-18T10:00:00.000Z',
};

const shown = (isCurrent: boolean) =>
  renderToStaticMarkup(
    <DeviceRow device={{ ...device, is_current: isCurrent }} onSignOut={() => Promise.resolve()} />,
  );

it('is active now where it is the device in use', () => {
  expect(shown(true)).toContain('Active now');
  expect(shown(true)).not.toContain('Last active');
});

it('says of another device when it was last active', () => {
  expect(shown(false)).toContain('Last active Nov 18, 2026');
  expect(shown(false)).not.toContain('Active now');
});
