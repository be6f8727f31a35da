import { signInAnew } from '@plainclaim/domain/accounts/confirm-by';
import { count } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { openAuthBench, siteUrl } from '../testing/auth-bench.ts';
import { newWallet } from '../testing/new-wallet.ts';
import { authUsers } from '../users/users.tables.ts';
import { readSignInMessage } from './read-sign-in-message.ts';
import { signerOf } from './signer-of.ts';

type Parts = { domain?: string; uri?: string; issuedAt?: Date; more?: string; statement?: string };

const messageFor = (address: string, now: Date, parts: Parts = {}) =>
  `${parts.domain ?? 'plainclaim.test'} wants you to sign in with your Ethereum account:\n${address}\n\n${
    parts.statement ?? 'Sign in to Plainclaim.'
  }\n\nURI: ${parts.uri ?? siteUrl}\nVersion: 1\nChain ID: 1\nNonce: abcdef12\nIssued At: ${(
    parts.issuedAt ?? now
  ).toISOString()}${parts.more ?? ''}`;

const settings = { web3Enabled: true };

describe('signing in with a wallet', () => {
  it('is off unless it is switched on, before anything else is looked at', async () => {
    const bench = await openAuthBench();
    const { error } = await bench
      .client()
      .signInWithWeb3({ chain: 'ethereum', message: 'odd', signature: '0x' as never });
    expect(error).toMatchObject({
      status: 422,
      code: 'web3_provider_disabled',
      message: 'Web3 provider is disabled',
    });
  });

  it('is what shows once more that it is them, for ten minutes and in their own session', async () => {
    const bench = await openAuthBench({ settings });
    const options = { url: `${siteUrl}/signin` };
    const signIn = async () => {
      const { wallet } = newWallet();
      const { data } = await bench.client().signInWithWeb3({ chain: 'ethereum', wallet, options });
      const { sub, session_id } = decodeJwt(data.session?.access_token ?? '');
      return { userId: String(sub), sessionId: String(session_id) };
    };
    const [ada, ben] = [await signIn(), await signIn()];
    const nothing = { password: '', mailedCode: '', code: '' };
    const confirm = (actor: typeof ada) =>
      bench.auth.confirmPerson(actor, nothing, { address: '192.0.2.1', userAgent: '' });
    await confirm(ada);
    await expect(confirm({ ...ada, sessionId: ben.sessionId })).rejects.toThrow('not confirmed: sign_in');
    bench.clock.forward(10 * 60 + 1);
    await expect(confirm(ada)).rejects.toMatchObject({ userMessage: signInAnew });
  });

  it('makes an account, and finds it again', async () => {
    const bench = await openAuthBench({ settings });
    const { wallet, address } = newWallet();
    const options = { url: `${siteUrl}/signin` };
    const first = await bench
      .client()
      .signInWithWeb3({ chain: 'ethereum', wallet, statement: 'Hello', options });
    expect(first.error).toBeNull();
    expect(first.data.user).toMatchObject({
      email: '',
      is_anonymous: false,
      app_metadata: { provider: 'web3', providers: ['web3'] },
      identities: [{ provider: 'web3', identity_data: { address, chain: 'ethereum' } }],
    });
    bench.clock.forward(1);
    const again = await bench.client().signInWithWeb3({ chain: 'ethereum', wallet, options });
    expect(again.data.user?.id).toBe(first.data.user?.id);
    const usedAt = again.data.user?.identities?.[0]?.last_sign_in_at;
    expect(usedAt).toBe(bench.clock.now().toISOString());
    const other = await bench
      .client()
      .signInWithWeb3({ chain: 'ethereum', wallet: newWallet().wallet, options });
    expect(other.data.user?.id).not.toBe(first.data.user?.id);
  });

  it('takes each message once', async () => {
    const bench = await openAuthBench({ settings });
    const { address, sign } = newWallet();
    const message = messageFor(address, bench.clock.now());
    const send = () =>
      bench.client().signInWithWeb3({ chain: 'ethereum', message, signature: sign(message) as never });
    const both = await Promise.all([send(), send()]);
    expect(both.filter(({ error }) => error === null)).toHaveLength(1);
    expect((await send()).error).toMatchObject({ status: 400 });
    const [{ n } = { n: 0 }] = await bench.db.select({ n: count() }).from(authUsers);
    expect(n).toBe(1);
  });

  it('refuses what is for others, for other times, or by others', async () => {
    const bench = await openAuthBench({ settings });
    const { address, sign } = newWallet();
    const thief = newWallet();
    const now = bench.clock.now();
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    const cases: [string, string, string][] = [
      ['another site', messageFor(address, now, { domain: 'evil.example', uri: 'https://evil.example' }), ''],
      ['another domain than the URI’s', messageFor(address, now, { domain: 'evil.example' }), ''],
      ['a URI elsewhere', messageFor(address, now, { uri: 'https://evil.example' }), ''],
      ['another scheme', messageFor(address, now, { domain: 'http://plainclaim.test' }), ''],
      ['long ago', messageFor(address, now, { issuedAt: at(-601) }), ''],
      ['the future', messageFor(address, now, { issuedAt: at(120) }), ''],
      ['run out', messageFor(address, now, { more: `\nExpiration Time: ${at(-1).toISOString()}` }), ''],
      ['not yet', messageFor(address, now, { more: `\nNot Before: ${at(60).toISOString()}` }), ''],
      ['another’s signature', messageFor(address, now), thief.sign(messageFor(address, now))],
      ['a changed message', messageFor(address, now, { statement: 'Pay' }), sign(messageFor(address, now))],
      ['no signature', messageFor(address, now), '0x'],
      ['no message', 'hello', ''],
    ];
    for (const [name, message, signature] of cases) {
      const given = (signature || sign(message)) as never;
      const { error } = await bench.client().signInWithWeb3({ chain: 'ethereum', message, signature: given });
      expect([name, error?.status, error?.code]).toEqual([name, 400, 'invalid_credentials']);
    }
    const [{ n } = { n: 0 }] = await bench.db.select({ n: count() }).from(authUsers);
    expect(n).toBe(0);
  });

  it('knows one chain, and makes nobody where nobody may sign up', async () => {
    const bench = await openAuthBench({ settings: { ...settings, signUpAllowed: false } });
    const odd = await bench.post('/token?grant_type=web3', { chain: 'solana', message: 'x', signature: 'y' });
    expect(odd.status).toBe(400);
    const options = { url: siteUrl };
    const { wallet } = newWallet();
    const { error } = await bench.client().signInWithWeb3({ chain: 'ethereum', wallet, options });
    expect(error).toMatchObject({ code: 'signup_disabled' });
  });
});

describe('readSignInMessage', () => {
  const address = `0x${'aB'.repeat(20)}`;
  const now = new Date('2026-11-16T10:00:00Z');
  const good = messageFor(address, now);

  it('reads what a wallet shows', () => {
    expect(readSignInMessage(good)).toMatchObject({
      domain: 'plainclaim.test',
      address: address.toLowerCase(),
      statement: 'Sign in to Plainclaim.',
      uri: siteUrl,
      nonce: 'abcdef12',
      issuedAt: now,
    });
    const resources = `${good}\nResources:\n- https://plainclaim.test/terms`;
    expect(readSignInMessage(resources)).toMatchObject({ domain: 'plainclaim.test' });
  });

  it.each([
    ['a field twice', good.replace('Version: 1', 'Version: 1\nVersion: 1')],
    ['fields in another order', good.replace('Version: 1\nChain ID: 1', 'Chain ID: 1\nVersion: 1')],
    ['another version', good.replace('Version: 1', 'Version: 2')],
    ['an unknown field', `${good}\nColour: red`],
    ['a second message', `${good}\n${good}`],
    ['no time', good.replace(/\nIssued At: .*/, '')],
    ['a time in other words', good.replace(/Issued At: .*/, 'Issued At: yesterday')],
    ['a short nonce', good.replace('abcdef12', 'abc')],
    ['another kind of line end', good.replaceAll('\n', '\r\n')],
    ['an address too short', good.replace(address, '0x1234')],
  ])('refuses %s', (_name, text) => {
    expect(readSignInMessage(text)).toBeUndefined();
  });
});

describe('signerOf', () => {
  // From another implementation: the first account of the well-known test mnemonic "test test … junk".
  it('agrees with other wallets about who an account is', () => {
    const key = Buffer.from('ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80', 'hex');
    const { address, sign } = newWallet(key);
    expect(address).toBe('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
    expect(signerOf('hello', sign('hello'))).toBe(address);
    expect(signerOf('hello!', sign('hello'))).not.toBe(address);
  });
});
