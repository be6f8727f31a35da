import { problemWords } from '../../../../lib/problem-words.ts';
import { Button } from '../../../../ui/button.tsx';
import type { Reply } from '../../api/admin-api.ts';
import { useUndoMatch } from '../../api/responses.ts';

type UndoMatchProps = { reply: Reply; onUndone?: () => void };

export function UndoMatch({ reply, onUndone }: UndoMatchProps) {
  const undoing = useUndoMatch(reply.id);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        busy={undoing.isPending}
        onClick={() => undoing.mutate(undefined, { onSuccess: onUndone })}
      >
        {reply.channel ? 'Take it off the claim' : 'Undo the match'}
      </Button>
      {undoing.isError ? (
        <span role="alert" className="text-14 text-danger">
          {problemWords(undoing.error)}
        </span>
      ) : null}
    </>
  );
}
