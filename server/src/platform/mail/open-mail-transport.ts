import type { Config } from '../../config/config.ts';
import { parseMailbox } from './mail-address.ts';
import type { MailTransport } from './mail-transport.ts';
import { outboxTransport } from './outbox-transport.ts';
import { openSmtpTransport } from './smtp-transport.ts';

export function openMailTransport(config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>): MailTransport {
  // Parsed even without a mail server: an invalid sender must stop the start, not the first mail.
  const from = parseMailbox(config.MAIL_FROM);
  return config.SMTP_URL === undefined ? outboxTransport : openSmtpTransport({ url: config.SMTP_URL, from });
}
