import { z } from 'zod';
import { optional, port, type Setting, setting, text } from './setting.ts';

/** Mail in both directions, and whose name is under it. */
export const mailSettings = {
  MAIL_FROM: setting(text.default('Plainclaim <claims@plainclaim.example>'), 'Sender of every mail.', {
    requiredInProduction: true,
  }),
  TEAM_MAILBOX: setting(
    z.email().default('team@plainclaim.example'),
    'Where the product team reads: unknown defendant addresses, contact messages, failed deliveries.',
    { requiredInProduction: true },
  ),
  REPLY_MAILBOX: setting(
    optional(z.email()),
    'Where defendants answer a letter: the reply address of its mail. Where mail comes in to us, each letter adds a part of its own after a plus sign, so the mailbox must take such addresses; its name has 17 characters at most.',
    { defaultText: 'the address in MAIL_FROM' },
  ),
  INBOUND_MAIL_SECRET: setting(
    optional(z.string().min(32)),
    'At least 32 random characters, shared with the mail provider that hands over raw mails at /functions/v1/inbound-mail. Without it that address does not exist.',
    { defaultText: 'off', secret: true },
  ),
  INBOUND_SMTP_PORT: setting(
    optional(port),
    'Takes mail for the domain of the reply address on this port. Off unless set.',
    { defaultText: 'off' },
  ),
  INBOUND_AUTHSERV_ID: setting(
    optional(text),
    'Name under which the mail server in front of us reports its checks (authserv-id, RFC 8601). Its DMARC pass lets a mail from the defendant’s own address count. Set it only if every mail reaches us through that server.',
    { defaultText: 'only answers to a letter’s own reply address count' },
  ),
  INBOUND_SMTP_HOST: setting(text.default('127.0.0.1'), 'Address on which mail is taken.'),
  SENDER_NAME: setting(text.default('Plainclaim Claims Team'), 'Who signs letters.'),
  SENDER_TITLE: setting(text.default('Pre-action correspondence'), 'Stands under the name in letters.'),
  SENDER_COMPANY: setting(text.default('Plainclaim'), 'The company that letters are sent through.'),
  SMTP_URL: setting(
    optional(z.url({ protocol: /^smtps?$/ })),
    'Mail server, for example smtps://user:password@host:465. Without it mails are kept and shown at /dev/mailbox.',
    { defaultText: 'kept in the outbox', requiredInProduction: true, secret: true },
  ),
} as const satisfies Record<string, Setting>;
