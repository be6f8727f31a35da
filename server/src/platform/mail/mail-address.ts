import { AppError } from '@plainclaim/domain/shared/errors';

export type Mailbox = { readonly address: string; readonly name?: string };

/** No quotes, brackets, lists or spaces: exactly one address, which no header can misread. */
const oneAddress = /^[^\s@"<>()[\]\\,;:\p{C}]{1,64}@[^\s@"<>()[\]\\,;:\p{C}]{1,189}$/u;

const breaksHeader = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** A value for one header line. A line break could add a header or a recipient. */
export function headerLine(what: string, value: string): string {
  if (breaksHeader.test(value)) {
    throw new AppError('validation_failed', `${what} of a mail holds a line break or control character`);
  }
  return value.trim();
}

export function mailAddress(what: string, value: string): string {
  if (!oneAddress.test(value)) {
    throw new AppError('validation_failed', `${what} of a mail is not one plain address`);
  }
  // RFC 2606: `.invalid` never receives mail. It marks an unknown address and must never be sent to.
  if (value.toLowerCase().endsWith('.invalid')) {
    throw new AppError('validation_failed', `${what} of a mail is a placeholder, not an address`);
  }
  return value;
}

/** Reads `Name <address>` or a bare address, as MAIL_FROM is written. */
export function parseMailbox(value: string): Mailbox {
  const text = value.trim();
  const opens = text.endsWith('>') ? text.indexOf('<') : -1;
  const address = mailAddress('sender', opens < 0 ? text : text.slice(opens + 1, -1));
  const name = headerLine(
    'sender name',
    opens < 0
      ? ''
      : text
          .slice(0, opens)
          .trim()
          .replace(/^"(.*)"$/, '$1'),
  );
  if (/["<>]/.test(name)) throw new AppError('validation_failed', 'the name of a mailbox is not plain');
  return name === '' ? { address } : { address, name };
}

export const domainOf = (mailbox: Mailbox): string =>
  mailbox.address.slice(mailbox.address.lastIndexOf('@') + 1);
