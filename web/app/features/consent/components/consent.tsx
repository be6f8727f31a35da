import { type ComponentType, useEffect, useState } from 'react';
import { cookieSettingsEvent } from '../../../shell/cookie-settings.ts';
import { readConsent } from '../consent-record.ts';
import type { ConsentPanelProps } from './consent-panel.tsx';

/** Asks once, and again when told to. Everything but this file loads after the page, and only when needed. */
export function Consent() {
  const [asking, setAsking] = useState(false);
  const [settingsOpen, setSettingsOpen] = useState(false);
  const Panel = usePanel(asking || settingsOpen);

  useEffect(() => {
    setAsking(readConsent(document.cookie) === null);
    const open = () => setSettingsOpen(true);
    window.addEventListener(cookieSettingsEvent, open);
    return () => window.removeEventListener(cookieSettingsEvent, open);
  }, []);

  if (!Panel) return null;
  return (
    <Panel
      asking={asking}
      settingsOpen={settingsOpen}
      onSettings={setSettingsOpen}
      onAnswered={() => setAsking(false)}
    />
  );
}

function usePanel(wanted: boolean): ComponentType<ConsentPanelProps> | undefined {
  const [Panel, setPanel] = useState<ComponentType<ConsentPanelProps>>();
  useEffect(() => {
    if (!wanted || Panel) return;
    let gone = false;
    import('./consent-panel.tsx').then(
      ({ ConsentPanel }) => gone || setPanel(() => ConsentPanel),
      // Not asked means not agreed: a download that fails costs the person nothing.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [wanted, Panel]);
  return Panel;
}
