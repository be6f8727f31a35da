import { useEffect, useRef } from 'react';
import { keepConsent } from '../keep-consent.ts';
import type { OptionalPurpose } from '../purposes.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { ConsentSettings } from './consent-settings.tsx';

export type ConsentPanelProps = {
  /** No answer yet. */
  asking: boolean;
  settingsOpen: boolean;
  onSettings: (open: boolean) => void;
  onAnswered: () => void;
};

export function ConsentPanel({ asking, settingsOpen, onSettings, onAnswered }: ConsentPanelProps) {
  useReturnFocus(settingsOpen);

  const answer = async (agreed: readonly OptionalPurpose[]) => {
    await keepConsent(agreed);
    onSettings(false);
    onAnswered();
  };

  return (
    <>
      {asking ? <ConsentBanner onAnswer={answer} onChoose={() => onSettings(true)} /> : null}
      {settingsOpen ? <ConsentSettings onAnswer={answer} onClose={() => onSettings(false)} /> : null}
    </>
  );
}

/** Back to whatever opened the settings; when that is gone with the banner, to the page itself. */
function useReturnFocus(open: boolean): void {
  const opener = useRef<Element>(null);
  // While rendering, because the dialog takes the focus before any effect of ours runs.
  if (open && !opener.current) opener.current = document.activeElement;
  useEffect(() => {
    if (open || !opener.current) return;
    const target = opener.current.isConnected ? opener.current : document.querySelector('main');
    opener.current = null;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [open]);
}
