import { readConsent } from './consent-record.ts';
import type { Purpose } from './purposes.ts';

const watchers = new Set<() => void>();

/** Ask before storing or sending anything for a purpose other than 'essential'. In the browser only. */
export function hasConsent(purpose: Purpose): boolean {
  return purpose === 'essential' || (readConsent(document.cookie)?.includes(purpose) ?? false);
}

/** Calls the listener with the current choice and on every change. Returns the function that unsubscribes. */
export function onConsent(purpose: Purpose, listener: (allowed: boolean) => void): () => void {
  let allowed = hasConsent(purpose);
  const look = () => {
    if (hasConsent(purpose) === allowed) return;
    allowed = !allowed;
    listener(allowed);
  };
  watchers.add(look);
  listener(allowed);
  return () => watchers.delete(look);
}

/** Call after writing the consent record: tells the listeners. */
export function consentChanged(): void {
  for (const look of watchers) look();
}
