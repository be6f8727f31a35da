import { type ComponentType, useEffect, useState } from 'react';
import { cookieSettingsEvent } from '../../../shell/cookie-settings.ts';
import { readConsent } from '../consent-record.ts';
import type { OptionalPurpose } from '../purposes.ts';
import { ConsentBanner } from './consent-banner.tsx';
import type { ConsentSettingsProps } from './consent-settings.tsx';

const loadSettings = () => import('./consent-settings.tsx');
const loadKeeper = () => import('../keep-consent.ts');

/** A download that fails here is tried again when it is needed. */
const fetchAhead = () => void Promise.allSettled([loadSettings(), loadKeeper()]);

/**
 * Asks once, and again when told to. The question comes with the page, for the server sees whether it was answered;
 * what keeps the answer, and the settings, load when a hand or the focus comes near.
 */
export function Consent({ unanswered }: { unanswered: boolean }) {
  const [asking, setAsking] = useState(unanswered);
  const [settingsOpen, setSettingsOpen] = useState(false);
  const Settings = useSettings(settingsOpen);

  useEffect(() => {
    // The page may be older than the answer: out of the browser's memory, or given in another tab.
    setAsking(readConsent(document.cookie) === null);
    const open = () => setSettingsOpen(true);
    window.addEventListener(cookieSettingsEvent, open);
    return () => window.removeEventListener(cookieSettingsEvent, open);
  }, []);

  const answer = async (agreed: readonly OptionalPurpose[]) => {
    await loadKeeper().then(
      ({ keepConsent }) => keepConsent(agreed),
      // Nothing is kept, so nothing is agreed to, and the next page asks again.
      () => {},
    );
    setSettingsOpen(false);
    setAsking(false);
  };

  return (
    <>
      {asking ? (
        <ConsentBanner onAnswer={answer} onChoose={() => setSettingsOpen(true)} onNear={fetchAhead} />
      ) : null}
      {Settings ? (
        <Settings open={settingsOpen} onAnswer={answer} onClose={() => setSettingsOpen(false)} />
      ) : null}
    </>
  );
}

function useSettings(wanted: boolean): ComponentType<ConsentSettingsProps> | undefined {
  const [Settings, setSettings] = useState<ComponentType<ConsentSettingsProps>>();
  useEffect(() => {
    if (!wanted || Settings) return;
    let gone = false;
    loadSettings().then(
      ({ ConsentSettings }) => gone || setSettings(() => ConsentSettings),
      // Not asked means not agreed: a download that fails costs the person nothing.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [wanted, Settings]);
  return Settings;
}
