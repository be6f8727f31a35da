import { Confirm } from '../../../../ui/overlays/confirm.tsx';
import { useLeaveQuestion } from '../../../../ui/overlays/use-leave-question.ts';

/** Asks before a link or the browser leaves an unsaved post. Render what it returns. */
export function useLeaveWarning(isChanged: () => boolean) {
  return (
    <Confirm {...useLeaveQuestion(isChanged)}>
      The post stays as it was. What you typed is kept for you: it is here when you come back.
    </Confirm>
  );
}
