import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';

const version = 'v1';

export type BankAccount = { readonly sortCode: string; readonly accountNumber: string };

const bankAccount = z.object({ sortCode: z.string(), accountNumber: z.string() });

/** A key derived for this purpose only, so that it opens no other ciphertext of ours. */
const keyFrom = (secretKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', 'payments/payout-details/1', 32));

/** Encrypts with the user id as authenticated data: copied to another user's row it cannot be decrypted. */
export function sealAccount(secretKey: string, userId: string, account: BankAccount): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secretKey), iv).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(account), 'utf8'), cipher.final()]);
  return [version, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
}

/** Null when it was encrypted with another key: the user must then enter it again. */
export function openAccount(secretKey: string, userId: string, text: string): BankAccount | null {
  const [given, ...parts] = text.split('.');
  const [iv, tag, sealed] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (given !== version || !iv || !tag || !sealed) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFrom(secretKey), iv, { authTagLength: 16 })
      .setAAD(Buffer.from(userId))
      .setAuthTag(tag);
    const opened = Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
    return bankAccount.parse(JSON.parse(opened));
  } catch {
    return null;
  }
}
