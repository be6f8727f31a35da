import type { EmailRow } from '../../platform/mail/mail.store.ts';

export type DeliveryState = 'sent' | 'kept' | 'failed' | 'sending' | 'retrying' | 'waiting';

/** A mail's state, derived from its columns. */
export function deliveryState(email: EmailRow): DeliveryState {
  if (email.sentAt) return 'sent';
  if (email.keptAt) return 'kept';
  if (email.failedAt) return 'failed';
  if (email.sendingUntil) return 'sending';
  return email.attempts > 0 ? 'retrying' : 'waiting';
}
