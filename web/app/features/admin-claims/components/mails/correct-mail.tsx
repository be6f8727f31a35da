import { correctionProblem, longestCorrection } from '@plainclaim/domain/shared/mail-acts';
import { cleanText } from '@plainclaim/domain/shared/text';
import { type SubmitEvent, useState } from 'react';
import { type MailActs, useCorrectMail } from '../../../../lib/mail-acts.ts';
import { problemWords } from '../../../../lib/problem-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Alert } from '../../../../ui/display/alert.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { Dialog, DialogClose } from '../../../../ui/overlays/dialog.tsx';

/** Corrects a sent mail by a second one. The dialog names its recipient first. */
export function CorrectMail({ mail }: { mail: MailActs[number] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title="Correct this e-mail in words?"
      description={
        <>
          An e-mail with the subject “Correction: {mail.subject}” goes to{' '}
          <strong className="wrap-anywhere">{mail.to}</strong> in a minute. It says which e-mail it corrects,
          and then what you write. What the first one did stays done.
        </>
      }
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" size="sm">
          Correct in words
          <span className="sr-only">: {mail.subject}</span>
        </Button>
      }
    >
      <Words mail={mail} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function Words({ mail, onDone }: { mail: MailActs[number]; onDone: () => void }) {
  const correct = useCorrectMail(mail.id);
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = correctionProblem(cleanText(words));
    setProblem(found ?? undefined);
    if (!found) correct.mutate(words, { onSuccess: onDone });
  };
  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      {correct.isError ? <Alert live tone="danger" title={problemWords(correct.error)} /> : null}
      <TextArea
        rows={5}
        label="Correction, as they read it"
        hint="Sent word for word, and kept in the history of the claim."
        characterLimit={longestCorrection}
        error={problem}
        value={words}
        onValueChange={setWords}
      />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" busy={correct.isPending} busyLabel="Sending…">
          Send the correction
        </Button>
        <DialogClose asChild>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
      </div>
    </form>
  );
}
