import type { Config } from '../../config/config.ts';
import { parseMailbox } from './mail-address.ts';
import { readSignedAddress, signAddress } from './signed-address.ts';

export type ReturnPathDeps = {
  readonly config: Pick<Config, 'MAIL_FROM' | 'REPLY_MAILBOX' | 'INBOUND_MAIL_SECRET' | 'INBOUND_SMTP_PORT'>;
  readonly secretKey: string;
};

/** A return path unique to this mail, so that the address of a bounce identifies the mail. */
export function returnPathOf({ config, secretKey }: ReturnPathDeps, emailId: string): string | null {
  if (config.INBOUND_MAIL_SECRET === undefined && config.INBOUND_SMTP_PORT === undefined) return null;
  const mailbox = config.REPLY_MAILBOX ?? parseMailbox(config.MAIL_FROM).address;
  return signAddress(mailbox, 'bounce', Buffer.from(emailId.replaceAll('-', ''), 'hex'), secretKey);
}

/** The id of the mail whose return path is among these addresses. */
export function mailOfReturnPath(addresses: readonly string[], secretKey: string): string | undefined {
  const payload = readSignedAddress(addresses, 'bounce', secretKey);
  if (payload?.length !== 16) return undefined;
  return Buffer.from(payload)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
