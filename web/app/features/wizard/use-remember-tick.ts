import { useState } from 'react';
import { forgetInTab, keepInTab, readFromTab } from '../../lib/tab-memory.ts';

/** The tick, stored in the tab: like the answers, it survives a step back and a reload. */
export function useRememberTick(userId: string, draftId: string | null) {
  const key = `remember-details:${userId}:${draftId ?? 'new'}`;
  const [isTicked, setIsTicked] = useState(() => readFromTab(key) === true);
  const tick = (isOn: boolean) => {
    setIsTicked(isOn);
    if (isOn) keepInTab(key, true);
    else forgetInTab(key);
  };
  return [isTicked, tick] as const;
}
