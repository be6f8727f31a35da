import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { readConsent } from '../consent-record.ts';
import { type OptionalPurpose, optionalPurposes, purposeWords } from '../purposes.ts';

export type ConsentSettingsProps = {
  open: boolean;
  onAnswer: (agreed: readonly OptionalPurpose[]) => Promise<void>;
  onClose: () => void;
};

/** One switch per purpose. Closing without an answer changes nothing. */
export function ConsentSettings({ open, ...rest }: ConsentSettingsProps) {
  useReturnFocus(open);
  return open ? <SettingsDialog {...rest} /> : null;
}

function SettingsDialog({ onAnswer, onClose }: Omit<ConsentSettingsProps, 'open'>) {
  const [agreed, setAgreed] = useState<readonly OptionalPurpose[]>(agreedSoFar);
  const change = (purpose: OptionalPurpose, on: boolean) =>
    setAgreed(optionalPurposes.filter((one) => (one === purpose ? on : agreed.includes(one))));

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Cookie Settings"
      description="Essential cookies keep the site working. The rest are off until you say yes."
    >
      <div className="grid gap-2">
        <Checkbox
          label={purposeWords.essential.label}
          hint={purposeWords.essential.note}
          value
          disabled
          onValueChange={() => {}}
        />
        {optionalPurposes.map((purpose) => (
          <Checkbox
            key={purpose}
            label={purposeWords[purpose].label}
            hint={purposeWords[purpose].note}
            value={agreed.includes(purpose)}
            onValueChange={(on) => change(purpose, on)}
          />
        ))}
      </div>
      <div className="mt-5 grid grid-cols-2 gap-2">
        <Button variant="secondary" onClick={() => onAnswer([])} className="px-2">
          Reject all
        </Button>
        <Button variant="secondary" onClick={() => onAnswer(optionalPurposes)} className="px-2">
          Accept all
        </Button>
        <Button onClick={() => onAnswer(agreed)} className="col-span-full">
          Save choices
        </Button>
      </div>
    </Dialog>
  );
}

function agreedSoFar(): readonly OptionalPurpose[] {
  const agreed = readConsent(document.cookie) ?? [];
  return optionalPurposes.filter((purpose) => agreed.includes(purpose));
}

/** Returns the focus to the element that opened the settings or, if that was removed with the banner, to the page. */
function useReturnFocus(open: boolean): void {
  const opener = useRef<Element>(null);
  // During render: the dialog takes the focus before effects run.
  if (open && !opener.current) opener.current = document.activeElement;
  useEffect(() => {
    if (open || !opener.current) return;
    const target = opener.current.isConnected ? opener.current : document.querySelector('main');
    opener.current = null;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [open]);
}
