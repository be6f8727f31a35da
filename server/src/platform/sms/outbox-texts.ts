import type { SmsTransport } from './sms-transport.ts';

/** Without a provider: stores messages instead of sending them, readable at `/dev/mailbox/texts`. */
export const outboxTexts: SmsTransport = { name: 'outbox', send: async () => ({ outcome: 'stored' }) };
