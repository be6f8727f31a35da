import { AppError } from '@plainclaim/domain/shared/errors';

export type Mailbox = { readonly address: string; readonly name?: string };

/** No quotes, brackets, lists or spaces: what is left is one address and nothing a header could misread. */
const oneAddress = /^[^\s@"<>()[\]\\,;:\p{C}]{1,64}@[^\s@"<>()[\]\\,;:\p{C}]{1,189}$/u;

const breaksHeader = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** A value that fits on one header line. Anything else could add a header or a recipient of its own. */
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
  // RFC 2606: nobody can ever receive there. It stands for "address unknown" and must not leave the house.
  if (value.toLowerCase().endsWith('.invalid')) {
    throw new AppError('validation_failed', `${what} of a mail is a placeholder, not an address`);
  }
  return value;
}

/** Reads `Name <address>` or a bare address, as MAIL_FROM is written. */
export function parseMailbox(value: string): Mailbox {
  const named = /^\s*"?(?<name>[^"<>]*?)"?\s*<(?<address>[^<>]+)>\s*$/.exec(value)?.groups;
  const address = mailAddress('sender', named?.address ?? value.trim());
  const name = headerLine('sender name', named?.name ?? '');
  return name === '' ? { address } : { address, name };
}

export const domainOf = (mailbox: Mailbox): string =>
  mailbox.address.slice(mailbox.address.lastIndexOf('@') + 1);
