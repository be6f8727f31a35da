import type { SmsTransport } from './sms-transport.ts';

/** For a machine without a provider: nothing leaves, every message can be read at `/dev/mailbox/texts`. */
export const keptTexts: SmsTransport = { name: 'outbox', send: async () => ({ outcome: 'kept' }) };
