import { useState } from 'react';
import { forgetInTab, keepInTab, readFromTab } from '../../lib/tab-memory.ts';

/** A tick of this tab alone, which outlives a step back and a reload, as the answers do. */
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
