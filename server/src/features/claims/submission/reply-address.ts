import { randomBytes } from 'node:crypto';
import type { Config } from '../../../config/config.ts';
import { parseMailbox } from '../../../platform/mail/mail-address.ts';
import { readSignedAddress, signAddress } from '../../../platform/mail/signed-address.ts';

type ReplyConfig = Pick<Config, 'REPLY_MAILBOX' | 'MAIL_FROM' | 'INBOUND_MAIL_SECRET' | 'INBOUND_SMTP_PORT'>;

const idBytes = 16;
/** Makes the address of each letter unique. */
const nonceBytes = 3;

/**
 * The address for replies to this letter. Only the letter's mail contains it, so a mail to it counts as the
 * defendant's. Without inbound mail, it is the plain mailbox, which people read.
 */
export function replyAddress(
  { config, secretKey }: { readonly config: ReplyConfig; readonly secretKey: string },
  claimId: string,
): string {
  const mailbox = config.REPLY_MAILBOX ?? parseMailbox(config.MAIL_FROM).address;
  const takesMail = config.INBOUND_MAIL_SECRET !== undefined || config.INBOUND_SMTP_PORT !== undefined;
  if (!takesMail) return mailbox;
  const id = Buffer.from(claimId.replaceAll('-', ''), 'hex');
  return signAddress(mailbox, 'reply', Buffer.concat([id, randomBytes(nonceBytes)]), secretKey);
}

/** The claim whose letter carried one of these addresses. */
export function claimOfReplyAddress(addresses: readonly string[], secretKey: string): string | undefined {
  const payload = readSignedAddress(addresses, 'reply', secretKey);
  return payload?.length === idBytes + nonceBytes ? uuidOf(payload.subarray(0, idBytes)) : undefined;
}

/** Lengths are bounded, so that a text without spaces is read in linear time. */
const signedAddresses = /[^\s<>()[\]"':;,@]{1,64}\+r[a-z2-7]{1,64}@[^\s<>()[\]"':;,@]{1,255}/gi;

/** Masks reply addresses in quoted text: a mail to one counts as the defendant's reply, whatever its sender. */
export const hideReplyAddresses = (text: string, secretKey: string): string =>
  text.replace(signedAddresses, (address) =>
    readSignedAddress([address], 'reply', secretKey) ? '[our reply address]' : address,
  );

const uuidOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
