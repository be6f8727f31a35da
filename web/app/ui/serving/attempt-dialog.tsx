import { parseIsoDate } from '@plainclaim/domain/shared/iso-date';
import { useState } from 'react';
import { Icon } from '../../art/icon.tsx';
import type { Claim, LetterService } from '../../lib/claims-api.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { AttemptForm, type AttemptFormProps } from './attempt-form.tsx';

type AttemptDialogProps = Pick<AttemptFormProps, 'onUpload' | 'onRecord'> & {
  claim: Pick<Claim, 'created_at' | 'defendant_address'>;
  service: LetterService;
};

/** Opens the form that records an attempt, and says so once it is recorded. */
export function AttemptDialog({ claim, service, ...send }: AttemptDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState('');
  const letterDatedOn = parseIsoDate(service.letter_dated_on ?? claim.created_at.slice(0, 10));
  if (!letterDatedOn) return null;
  return (
    <>
      <Dialog
        wide
        title="Add an attempt"
        description="How you posted the letter, left it there or handed it over."
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button variant="secondary" size="sm" block className="mt-3.5">
            <Icon name="plus" />
            Add an attempt
          </Button>
        }
      >
        <AttemptForm
          {...send}
          letter={{ letterDatedOn, hasArrived: service.reach === 'served' }}
          address={claim.defendant_address}
          onDone={({ address }) => {
            setOpen(false);
            setDone(`Recorded: the letter went to ${address}.`);
          }}
        />
      </Dialog>
      <p role="status" className="text-14 font-semibold text-good not-empty:mt-3">
        {done}
      </p>
    </>
  );
}
