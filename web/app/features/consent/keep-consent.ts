import { acceptCategory, type CookieConsentConfig, reset, run } from 'vanilla-cookieconsent';
import { consentChanged } from './consent.ts';
import { consentCookie, consentRevision } from './consent-record.ts';
import type { OptionalPurpose } from './purposes.ts';

/**
 * The library keeps the record: which purposes, of which revision, when first and last, for how long. Its own
 * dialogs are left out: they take the focus on arrival and do not let the keyboard past without an answer.
 */
const config: CookieConsentConfig = {
  mode: 'opt-in',
  revision: consentRevision,
  autoShow: false,
  manageScriptTags: false,
  // It would ignore the choice of anyone whose browser is driven by a program, such as some assistive tools.
  hideFromBots: false,
  cookie: { name: consentCookie, expiresAfterDays: 182, sameSite: 'Lax' },
  categories: {
    essential: { enabled: true, readOnly: true },
    performance: {},
    functional: {},
    marketing: {},
  },
  language: { default: 'en', translations: { en: {} as never } },
};

export async function keepConsent(agreed: readonly OptionalPurpose[]): Promise<void> {
  // Another tab may have answered differently since: start from what is stored.
  reset();
  await run(config);
  acceptCategory([...agreed]);
  consentChanged();
}
