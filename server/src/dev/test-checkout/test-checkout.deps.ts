import { hkdfSync } from 'node:crypto';
import type { CardDeps } from '../../platform/cards/open-cards.ts';

export type TestCheckoutDeps = CardDeps;

/** Shared by the test checkout and the webhook; a real provider shows this secret in its settings. */
export const testWebhookSecret = (secretKey: string): string =>
  Buffer.from(hkdfSync('sha256', secretKey, '', 'cards/test-webhook/1', 32)).toString('hex');
