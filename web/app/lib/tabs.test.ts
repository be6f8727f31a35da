import { expect, it, vi } from 'vitest';
import { hearTabs, tellTabs } from './tabs.ts';

it('tells every other tab and not itself, and stops when asked', async () => {
  const otherTab = new BroadcastChannel('plainclaim');
  const told = vi.fn();
  otherTab.onmessage = ({ data }) => told(data);
  const heard = vi.fn();
  const stop = hearTabs('admin-changed', heard);
  tellTabs('admin-changed');
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith('admin-changed'));
  expect(heard).not.toHaveBeenCalled();

  otherTab.postMessage('admin-changed');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  stop();
  otherTab.postMessage('admin-changed');
  tellTabs('admin-changed');
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2));
  expect(heard).toHaveBeenCalledTimes(1);
  otherTab.close();
});
