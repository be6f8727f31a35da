import { readCookie } from '../../lib/cookies.ts';
import { type Purpose, purposes } from './purposes.ts';

export const consentCookie = 'pc_consent';

/** Raise it when the meaning of a purpose changes: older answers then no longer count. */
export const consentRevision = 1;

/** The purposes agreed to; null without an answer to the current revision. */
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
