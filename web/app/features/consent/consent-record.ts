import { readCookie } from '../../lib/cookies.ts';
import { type Purpose, purposes } from './purposes.ts';

export const consentCookie = 'pc_consent';

/** Raise it when a purpose changes its meaning: an answer to the old question is none to the new one. */
export const consentRevision = 1;

/** What was agreed to, or null while there is no answer to the present question. */
export function readConsent(cookies: string): readonly Purpose[] | null {
  const record = parse(readCookie(cookies, consentCookie));
  if (record?.revision !== consentRevision || !Array.isArray(record.categories)) return null;
  const agreed: readonly unknown[] = record.categories;
  return purposes.filter((purpose) => agreed.includes(purpose));
}

function parse(text: string | null): { revision?: unknown; categories?: unknown } | null {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
