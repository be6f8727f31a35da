import { AppError } from '@plainclaim/domain/shared/errors';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/overlays/confirm.tsx';
import { type ClaimAct, useActOnClaim } from '../api/act-on-claim.ts';

type ActButtonProps = {
  userId: string;
  claimId: string;
  act: ClaimAct;
  label: string;
  title: string;
  verb: string;
  cancelLabel?: string;
  danger?: boolean;
  block?: boolean;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
};

/** A button for an action on the claim that needs confirmation. */
export function ActButton(props: ActButtonProps) {
  const { userId, claimId, act, label, title, verb, cancelLabel, danger, block, children } = props;
  const acting = useActOnClaim(userId, claimId, act);
  return (
    <Confirm
      title={title}
      verb={verb}
      cancelLabel={cancelLabel}
      danger={danger}
      failed={acting.error instanceof AppError ? acting.error.userMessage : undefined}
      onConfirm={async () => {
        await acting.mutateAsync();
      }}
      trigger={
        <Button variant={danger ? 'danger' : 'secondary'} size="sm" block={block}>
          {label}
        </Button>
      }
    >
      {children}
    </Confirm>
  );
}
