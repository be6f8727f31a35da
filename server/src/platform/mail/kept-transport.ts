import type { MailTransport } from './mail-transport.ts';

/** For a machine without a mail server: nothing leaves, every mail can be read in the outbox. */
export const keptTransport: MailTransport = {
  send: async () => 'kept',
  close: async () => undefined,
};
