import type { MailTransport } from './mail-transport.ts';

/** Without a mail server: stores mails instead of sending them, readable in `/dev/mailbox`. */
export const keptTransport: MailTransport = {
  send: async () => 'kept',
  close: async () => undefined,
};
