import { secp256k1 } from '@noble/curves/secp256k1.js';
import type { EthereumWallet } from '@supabase/auth-js';
import { addressOf, hashOf } from '../web3/signer-of.ts';

type WalletQuestion = { method: string; params?: unknown[] };

/** An Ethereum wallet with the interface that the official client uses in a browser. */
export function newWallet(secretKey = secp256k1.utils.randomSecretKey()) {
  const address = addressOf(secp256k1.getPublicKey(secretKey, false));
  const sign = (text: string): string => {
    const bytes = secp256k1.sign(hashOf(text), secretKey, { prehash: false, format: 'recovered' });
    // The library puts the recovery byte first; wallets put it last, plus 27.
    return `0x${Buffer.from([...bytes.subarray(1), (bytes[0] ?? 0) + 27]).toString('hex')}`;
  };
  const request = async ({ method, params }: WalletQuestion): Promise<unknown> => {
    if (method === 'eth_requestAccounts') return [address];
    if (method === 'eth_chainId') return '0x1';
    return sign(Buffer.from(String(params?.[0]).slice(2), 'hex').toString('utf8'));
  };
  // Only the methods that signing in uses.
  return { address, sign, request, wallet: { request } as unknown as EthereumWallet };
}
