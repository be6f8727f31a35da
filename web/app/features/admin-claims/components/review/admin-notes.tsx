import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { type SubmitEvent, useState } from 'react';
import { problemWords } from '../../../../lib/problem-words.ts';
import { useTimedMessage } from '../../../../lib/use-timed-message.ts';
import { Button } from '../../../../ui/button.tsx';
import { Alert } from '../../../../ui/display/alert.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import type { Review } from '../../api/admin-api.ts';
import { useAddNote } from '../../api/review.ts';
import { Panel } from './panel.tsx';

type AdminNotesProps = { claimId: string; notes: Review['notes'] };

/** Notes are append-only. The box is cleared only after saving. */
export function AdminNotes({ claimId, notes }: AdminNotesProps) {
  const add = useAddNote(claimId);
  const [text, setText] = useState('');
  const [message, say] = useTimedMessage();
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    add.mutate(text, {
      onSuccess: () => {
        setText('');
        say({ tone: 'good', words: 'Notes saved.' });
      },
      onError: (error) => say({ tone: 'danger', words: problemWords(error) }),
    });
  };
  return (
    <Panel title="Admin Notes">
      <form onSubmit={save}>
        <TextArea
          label="Admin Notes"
          hideLabel
          rows={6}
          placeholder="Add notes about this claim and response..."
          characterLimit={5000}
          value={text}
          onValueChange={setText}
        />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <span className="text-14 text-ink-2">Only admins see notes.</span>
          <Button type="submit" variant="secondary" size="sm" busy={add.isPending} busyLabel="Saving…">
            Save Notes
          </Button>
        </div>
      </form>
      {message ? <Alert live tone={message.tone} className="mt-3.5" title={message.words} /> : null}
      <ul>
        {notes.map((note) => (
          <li key={note.id} className="mt-4 border-t border-line pt-3.5 text-15">
            <p className="wrap-anywhere whitespace-pre-wrap">{note.body}</p>
            <p className="mt-1 text-14 text-ink-2">
              {note.author_name}, {formatDateTime(new Date(note.created_at))}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
