import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const version = 'v1';

/** Encrypts with the factor's id as associated data: copied to another row, the secret does not decrypt. */
export function sealSecret(key: Buffer, factorId: string, secret: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(factorId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [version, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
}

export function openSecret(key: Buffer, factorId: string, text: string): string {
  const [given, ...parts] = text.split('.');
  const [iv, tag, sealed] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (given !== version || !iv || !tag || !sealed)
    throw new Error('a sealed secret has a form we do not know');
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: 16 })
    .setAAD(Buffer.from(factorId))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
}
