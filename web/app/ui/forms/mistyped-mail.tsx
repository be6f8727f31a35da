import { meantAddress } from '@plainclaim/domain/shared/mistyped-mail-domain';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { Alert } from '../display/alert.tsx';
import { useFieldId } from './form-context.ts';
import { useFocusOn } from './use-focus-on.ts';
import { usePaused } from './use-paused.ts';

type MistypedMailProps = {
  /** As typed into the field. */
  address: string;
  /** The name of that field in its form. */
  field: string;
  onTake: (meant: string) => void;
};

/** "Did you mean hannah@gmail.com?", with one press to take it. Pointed out, never refused. */
export function MistypedMail({ address, field, onTake }: MistypedMailProps) {
  const fieldId = useFieldId(field);
  const focusOn = useFocusOn();
  const [taken, setTaken] = useState('');
  const paused = usePaused(address);
  // Not what stood there before the last key.
  const meant = paused === address ? meantAddress(address) : undefined;
  const take = (to: string) => {
    onTake(to);
    setTaken(to);
    focusOn(fieldId);
  };
  return (
    <div role="status" className="-mt-4 empty:hidden">
      {meant ? (
        <Alert
          tone="amber"
          title={<span className="wrap-anywhere">Did you mean {meant}?</span>}
          actions={
            <Button size="sm" variant="secondary" onClick={() => take(meant)}>
              Use it<span className="sr-only"> as the address: {meant}</span>
            </Button>
          }
        >
          Mail to {address.trim()} may not arrive.
        </Alert>
      ) : (
        taken !== '' && taken === address && <span className="sr-only">{taken} is the address now</span>
      )}
    </div>
  );
}
