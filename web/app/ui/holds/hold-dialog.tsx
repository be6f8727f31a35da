import { type HoldSetter, reasonsFor } from '@plainclaim/domain/claims/holds/hold-reasons';
import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import { useState } from 'react';
import type { Claim } from '../../lib/claims-api.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { HoldForm, type HoldToSend } from './hold-form.tsx';

type HoldDialogProps = {
  claim: Pick<Claim, 'jurisdiction' | 'defendant_type'>;
  /** Who chooses: each may give other reasons. */
  by: HoldSetter;
  title: string;
  description: string;
  /** On the button that opens the form, and on the one that sends it. */
  verb: string;
  busyLabel: string;
  mayBeProvisional?: boolean;
  onSend: (hold: HoldToSend) => Promise<unknown>;
};

/** Pauses a claim, or gives its pause other days. It closes once that is done. */
export function HoldDialog({ claim, by, title, description, onSend, ...form }: HoldDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const reasons = reasonsFor({
    nation: claim.jurisdiction as Jurisdiction,
    defendantType: claim.defendant_type,
    by,
  });
  return (
    <Dialog
      wide
      title={title}
      description={description}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" size="sm" block>
          {form.verb}
        </Button>
      }
    >
      <HoldForm
        {...form}
        reasons={reasons}
        onSend={async (hold) => {
          await onSend(hold);
          setOpen(false);
        }}
      />
    </Dialog>
  );
}
