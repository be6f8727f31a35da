import { createHmac, timingSafeEqual } from 'node:crypto';

/** `reply`: Reply-To of one letter. `bounce`: return path of one mail. */
export type AddressPurpose = 'reply' | 'bounce';

const letters: Readonly<Record<AddressPurpose, string>> = { reply: 'r', bounce: 'b' };
const signatureBytes = 9;
/** RFC 5321: maximum length of the part before the @. */
const longestLocalPart = 64;

/**
 * Adds a signed payload after a plus sign, as in `claims+r2q…@plainclaim.example`, which cannot be forged.
 * Returns the plain mailbox if its name leaves no room.
 */
export function signAddress(
  mailbox: string,
  purpose: AddressPurpose,
  payload: Uint8Array,
  secretKey: string,
): string {
  const [local, domain] = splitAddress(mailbox);
  const signed = Buffer.concat([payload, signature(purpose, payload, secretKey)]);
  const address = `${local}+${letters[purpose]}${base32(signed)}`;
  return address.length <= longestLocalPart ? `${address}@${domain}` : mailbox;
}

/** The payload of the first address that is signed for this purpose. */
export function readSignedAddress(
  addresses: readonly string[],
  purpose: AddressPurpose,
  secretKey: string,
): Uint8Array | undefined {
  for (const address of addresses) {
    const [local] = splitAddress(address.toLowerCase());
    const tag = local.slice(local.lastIndexOf('+') + 1);
    if (!tag.startsWith(letters[purpose])) continue;
    const signed = fromBase32(tag.slice(1));
    const payload = signed.subarray(0, -signatureBytes);
    const given = signed.subarray(-signatureBytes);
    const expected = signature(purpose, payload, secretKey);
    if (given.length === expected.length && timingSafeEqual(given, expected)) return payload;
  }
  return undefined;
}

function signature(purpose: AddressPurpose, payload: Uint8Array, secretKey: string): Buffer {
  // The prefix makes the signature invalid for anything else signed with the same secret.
  const hmac = createHmac('sha256', secretKey).update(`mail/address/1:${purpose}:`).update(payload);
  return hmac.digest().subarray(0, signatureBytes);
}

function splitAddress(address: string): [string, string] {
  const at = address.lastIndexOf('@');
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
}

// Base32, because mail servers may change the case of an address.
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

function fromBase32(text: string): Buffer {
  if (text.length > longestLocalPart || [...text].some((letter) => !alphabet.includes(letter)))
    return Buffer.alloc(0);
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
