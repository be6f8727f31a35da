import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';

/** The address that signed this text (EIP-191), in lower case; undefined for an invalid signature. */
export function signerOf(text: string, signature: string): string | undefined {
  const hex = /^0x([0-9a-fA-F]{130})$/.exec(signature)?.[1];
  if (!hex) return undefined;
  const bytes = Buffer.from(hex, 'hex');
  // Most wallets use 27 and 28, some 0 and 1.
  const v = bytes[64] ?? 255;
  const recovery = v >= 27 ? v - 27 : v;
  if (recovery > 1) return undefined;
  try {
    const point = secp256k1.Signature.fromBytes(bytes.subarray(0, 64), 'compact')
      .addRecoveryBit(recovery)
      .recoverPublicKey(hashOf(text));
    return addressOf(point.toBytes(false));
  } catch {
    return undefined;
  }
}

export function hashOf(text: string): Uint8Array {
  const message = Buffer.from(text, 'utf8');
  const prefix = Buffer.from(`\u0019Ethereum Signed Message:\n${message.length}`, 'utf8');
  return keccak_256(Buffer.concat([prefix, message]));
}

/** The last twenty bytes of the hash of the uncompressed key, without its first byte. */
export const addressOf = (publicKey: Uint8Array): string =>
  `0x${Buffer.from(keccak_256(publicKey.subarray(1)).subarray(-20)).toString('hex')}`;
