import { acceptCategory, type CookieConsentConfig, reset, run } from 'vanilla-cookieconsent';
import { consentChanged } from './consent.ts';
import { consentCookie, consentRevision } from './consent-record.ts';
import type { OptionalPurpose } from './purposes.ts';

/**
 * The library stores the record: purposes, revision, first and last time, expiry. Its own dialogs are not used: they
 * trap the focus until there is an answer.
 */
const config: CookieConsentConfig = {
  mode: 'opt-in',
  revision: consentRevision,
  autoShow: false,
  manageScriptTags: false,
  // Otherwise it ignores answers in automated browsers, which some assistive tools look like.
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
