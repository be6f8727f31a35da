export const consentCookieName = 'pc_consent';

type Answer = { readonly categories?: readonly string[]; readonly revision?: number };

/** An answer from an earlier visit, so that the banner does not cover the page under test. */
export function consentCookie(url: string, { categories = [], revision = 1 }: Answer = {}) {
  const record = {
    categories: ['essential', ...categories],
    revision,
    data: null,
    consentId: '00000000-0000-4000-8000-000000000000',
    consentTimestamp: '2026-01-05T09:00:00.000Z',
    lastConsentTimestamp: '2026-01-05T09:00:00.000Z',
    services: {},
    languageCode: 'en',
  };
  return { name: consentCookieName, value: encodeURIComponent(JSON.stringify(record)), url };
}
