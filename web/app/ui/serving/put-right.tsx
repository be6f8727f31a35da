import { useId, useState } from 'react';
import type { Claim } from '../../lib/claims-api.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { useToast } from '../overlays/toast.tsx';
import { CorrectPartyForm } from './correct-party-form.tsx';
import { SendAgain } from './send-again.tsx';

type PutRightProps = {
  claim: Claim;
  may: { readonly correct_party: boolean; readonly send_again: boolean };
  /** Refetches the claim and its letter. */
  onChanged: () => Promise<unknown>;
};

/** For a letter that did not arrive: correct the details of the other side, and send it again. For claimants and admins. */
export function PutRight({ claim, may, onChanged }: PutRightProps) {
  const [isOpen, setOpen] = useState<'correct' | 'send'>();
  const toast = useToast();
  const titleId = useId();
  // Without an address, it goes by post alone.
  const canSend = may.send_again && !claim.defendant_email_unknown;
  if (!may.correct_party && !canSend) return null;
  const stepTo = (step: 'correct' | 'send') => (open: boolean) => setOpen(open ? step : undefined);
  return (
    <section aria-labelledby={titleId} className="mt-7 print:hidden">
      <h3 id={titleId} className="text-18">
        Put it right
      </h3>
      <p className="mt-1.5 max-w-[72ch] text-15 text-ink-2">{wordsOf(may, canSend)}</p>
      <div className="mt-3.5 flex flex-wrap gap-3 max-sm:*:grow">
        {may.correct_party ? (
          <Dialog
            wide
            title="Correct their details"
            description="Who they are stays: a claim against someone else is a new claim."
            open={isOpen === 'correct'}
            onOpenChange={stepTo('correct')}
            trigger={
              <Button variant="secondary" size="sm">
                Correct their details
              </Button>
            }
          >
            <CorrectPartyForm
              claim={claim}
              verb={may.send_again ? 'Correct, and look at the letter' : 'Correct'}
              onDone={async () => {
                toast({ title: 'The details are corrected' });
                await onChanged();
                setOpen(may.send_again ? 'send' : undefined);
              }}
            />
          </Dialog>
        ) : null}
        {canSend ? (
          <Dialog
            wide
            title="Send the letter again"
            description="What goes to whom, and with which date."
            open={isOpen === 'send'}
            onOpenChange={stepTo('send')}
            trigger={<Button size="sm">Send the letter again</Button>}
          >
            <SendAgain
              claimId={claim.id}
              toName={claim.defendant_name}
              onSent={async (to) => {
                setOpen(undefined);
                toast({ title: `The letter is on its way to ${to}` });
                await onChanged();
              }}
            />
          </Dialog>
        ) : null}
      </div>
    </section>
  );
}

function wordsOf(may: PutRightProps['may'], canSend: boolean): string {
  if (canSend)
    return 'Correct their name, e-mail or address, then send the letter again by e-mail, dated on the day it goes if no copy has arrived. You see what goes to whom before it is sent.';
  return may.send_again
    ? 'Correct their name, e-mail or address. Once you know an e-mail address, add it here: then the letter can go by e-mail, too.'
    : 'Correct their name, e-mail or address.';
}
