import type { NextAction } from '@plainclaim/domain/replies/next-action';
import { useState } from 'react';
import { Icon } from '../../../../art/icon.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Confirm } from '../../../../ui/overlays/confirm.tsx';
import type { Review } from '../../api/admin-api.ts';
import { actionWords, type ClaimantReads } from './action-words.tsx';

type NextActionButtonProps = {
  action: NextAction;
  claim: Review['claim'];
  reads: ClaimantReads;
  busy: boolean;
  disabledReason: string | undefined;
  onConfirm: (done: string) => Promise<void>;
  failed: string | undefined;
};

/** Says what an action leads to outside before it is taken. */
export function NextActionButton(props: NextActionButtonProps) {
  const { action, claim, reads, busy, disabledReason, onConfirm, failed } = props;
  const [asked, setAsked] = useState<Pick<NextActionButtonProps, 'action' | 'reads'>>();
  const { label, icon } = actionWords[action];
  // The mark turns into its opposite while the dialog is still closing: the dialog keeps to what it asked.
  const { question, verb, busyLabel, done, effect } = actionWords[asked?.action ?? action];
  return (
    <Confirm
      title={question}
      verb={verb}
      busyLabel={busyLabel}
      failed={failed}
      onConfirm={() => onConfirm(done)}
      onOpenChange={(open) => setAsked(open ? { action, reads } : undefined)}
      trigger={
        <Button variant="secondary" size="sm" block busy={busy} disabledReason={disabledReason}>
          <Icon name={icon} />
          {label}
        </Button>
      }
    >
      {effect(claim, asked?.reads ?? reads)}
    </Confirm>
  );
}
