import { useRef } from 'react';
import { Confirm } from '../../../ui/overlays/confirm.tsx';
import { useLeaveQuestion } from '../../../ui/overlays/use-leave-question.ts';
import { useFocusAfter } from './focus-after.ts';

/** Asks before a link or the browser leaves unsaved changes. Render what it returns. */
export function useLeaveWarning(isChanged: () => boolean) {
  const pressed = useRef<Element | null>(null);
  const question = useLeaveQuestion(isChanged, () => {
    pressed.current = document.activeElement;
  });
  useFocusAfter(question.open, () => (pressed.current instanceof HTMLElement ? pressed.current : null));

  return (
    <Confirm danger {...question}>
      What you changed on this page is not saved.
    </Confirm>
  );
}
