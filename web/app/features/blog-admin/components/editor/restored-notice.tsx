import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Alert } from '../../../../ui/display/alert.tsx';

type RestoredNoticeProps = { at: Date; onForget: () => Promise<void> };

/** Says that the form was filled from an autosave, and offers to discard it. */
export function RestoredNotice({ at, onForget }: RestoredNoticeProps) {
  const [state, setState] = useState<'shown' | 'busy' | 'failed'>('shown');
  const forget = async () => {
    setState('busy');
    await onForget().catch(() => setState('failed'));
  };
  return (
    <Alert
      tone={state === 'failed' ? 'danger' : 'info'}
      live
      title={
        state === 'failed' ? 'That did not work. Please try again.' : 'Your text from last time is back.'
      }
      actions={
        <Button variant="secondary" size="sm" busy={state === 'busy'} onClick={forget}>
          Discard it
        </Button>
      }
    >
      You typed it on {formatDateTime(at)} and did not save it.
    </Alert>
  );
}
