import { type SubmitEvent, useId, useState } from 'react';
import { problemWords } from '../../../../lib/problem-words.ts';
import { useTimedMessage } from '../../../../lib/use-timed-message.ts';
import { Button } from '../../../../ui/button.tsx';
import { Alert } from '../../../../ui/display/alert.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import type { ManualReply, Reply } from '../../api/admin-api.ts';
import { useRecordReply } from '../../api/responses.ts';

const empty: ManualReply = { email_subject: '', email_body: '', sender_email: '' };

/** Records a mail that came to another mailbox. The form is cleared only after saving. */
export function RecordReply() {
  const titleId = useId();
  const record = useRecordReply();
  const [typed, setTyped] = useState(empty);
  const [message, say] = useTimedMessage();
  const [saved, setSaved] = useState<Reply>();
  const set = (change: Partial<ManualReply>) => setTyped((before) => ({ ...before, ...change }));
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSaved(undefined);
    const isMissing = [typed.email_subject, typed.email_body, typed.sender_email].some(
      (words) => words.trim() === '',
    );
    if (isMissing)
      return say({ tone: 'danger', words: 'Email Subject, Body, and Sender Email cannot be empty.' });
    record.mutate(typed, {
      onSuccess: ({ reply, isRepeat }) => {
        setTyped(empty);
        setSaved(reply);
        const words = isRepeat
          ? 'This reply was already recorded a few minutes ago. Nothing was added.'
          : 'Email processed and saved successfully!';
        say({ tone: isRepeat ? 'amber' : 'good', words });
      },
      onError: (error) => say({ tone: 'danger', words: `Failed to process email: ${problemWords(error)}` }),
    });
  };
  return (
    <Card id="record" className="mt-10 scroll-mt-6 p-5 sm:p-7">
      <section
        aria-labelledby={titleId}
        className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
      >
        <div>
          <h2 id={titleId} className="text-24">
            Record a reply by hand
          </h2>
          <p className="mt-2 text-ink-2">
            For e-mails that came to another mailbox; a letter or a call is written down below. If the subject
            holds “Claim ID: ” and the claim’s ID, or its short reference, it is filed to that claim;
            otherwise it waits in the table to be matched.
          </p>
        </div>
        <form noValidate onSubmit={send} className="grid gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              label="Email Subject"
              value={typed.email_subject}
              onValueChange={(email_subject) => set({ email_subject })}
            />
            <TextField
              label="Sender Email"
              type="email"
              autoComplete="off"
              value={typed.sender_email}
              onValueChange={(sender_email) => set({ sender_email })}
            />
          </div>
          <TextArea
            label="Email Body"
            rows={5}
            value={typed.email_body}
            onValueChange={(email_body) => set({ email_body })}
          />
          {message ? <Alert live tone={message.tone} title={message.words} /> : null}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button type="submit" busy={record.isPending} busyLabel="Processing…">
              Process reply
            </Button>
            {saved ? <WhereItWent reply={saved} /> : null}
          </div>
        </form>
      </section>
    </Card>
  );
}

function WhereItWent({ reply }: { reply: Reply }) {
  if (!reply.claim)
    return <span className="text-15 text-ink-2">It names no claim and waits to be matched.</span>;
  return (
    <TextLink to={`/admin/claim-review/${reply.claim.id}`} className="text-15">
      Review the claim against {reply.claim.defendant_name}
    </TextLink>
  );
}
