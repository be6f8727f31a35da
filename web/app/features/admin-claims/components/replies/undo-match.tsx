import { problemWords } from '../../../../lib/problem-words.ts';
import { Button } from '../../../../ui/button.tsx';
import type { Reply } from '../../api/admin-api.ts';
import { useUndoMatch } from '../../api/responses.ts';

export function UndoMatch({ reply }: { reply: Reply }) {
  const undoing = useUndoMatch(reply.id);
  return (
    <>
      <Button variant="secondary" size="sm" busy={undoing.isPending} onClick={() => undoing.mutate()}>
        Undo the match
      </Button>
      {undoing.isError ? (
        <span role="alert" className="text-14 text-danger">
          {problemWords(undoing.error)}
        </span>
      ) : null}
    </>
  );
}
