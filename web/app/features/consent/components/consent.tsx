import { type ComponentType, useEffect, useState } from 'react';
import { cookieSettingsEvent } from '../../../shell/cookie-settings.ts';
import { readConsent } from '../consent-record.ts';
import type { OptionalPurpose } from '../purposes.ts';
import { ConsentBanner } from './consent-banner.tsx';
import type { ConsentSettingsProps } from './consent-settings.tsx';

const loadSettings = () => import('./consent-settings.tsx');
const loadKeepConsent = () => import('../keep-consent.ts');

/** Prefetches; a failed download is retried when it is needed. */
const fetchAhead = () => void Promise.allSettled([loadSettings(), loadKeepConsent()]);

/**
 * Asks once, and again on request. The server renders the question, because it reads the cookie; the code that stores
 * the answer, and the settings, load when the pointer or the focus comes near.
 */
export function Consent({ unanswered }: { unanswered: boolean }) {
  const [asking, setAsking] = useState(unanswered);
  const [settingsOpen, setSettingsOpen] = useState(false);
  const Settings = useSettings(settingsOpen);

  useEffect(() => {
    // The page may be older than the answer: from the back/forward cache, or answered in another tab.
    setAsking(readConsent(document.cookie) === null);
    const open = () => setSettingsOpen(true);
    window.addEventListener(cookieSettingsEvent, open);
    return () => window.removeEventListener(cookieSettingsEvent, open);
  }, []);

  const answer = async (agreed: readonly OptionalPurpose[]) => {
    await loadKeepConsent().then(
      ({ keepConsent }) => keepConsent(agreed),
      // The answer was not stored, so the next page asks again.
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
      // Without the settings nothing is agreed to, which is the safe default.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [wanted, Settings]);
  return Settings;
}
