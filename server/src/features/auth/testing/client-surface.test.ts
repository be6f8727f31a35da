import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AuthClient, GoTrueAdminApi } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';

/** Every public method of the installed official client, so that a new version's methods are included. */
const client = new AuthClient({
  url: 'http://nowhere.test',
  autoRefreshToken: false,
  persistSession: false,
  detectSessionInUrl: false,
});
const admin = new GoTrueAdminApi({ url: 'http://nowhere.test' });

/** Private in the types only, so visible at run time. */
const internal = new Set([
  'constructor',
  'jwks',
  'jwks_cached_at',
  'isThrowOnErrorEnabled',
  'signInWithEthereum',
  'signInWithSolana',
  'linkIdentityOAuth',
  'linkIdentityIdToken',
  'fetchJwk',
]);

const methodsOf = (one: object, prefix: string): string[] => {
  const own = Object.entries(one).filter(([, value]) => typeof value === 'function');
  const inherited = Object.getOwnPropertyNames(Object.getPrototypeOf(one));
  const names = prefix === '' || prefix === 'admin.' ? inherited : own.map(([name]) => name);
  return names.filter((name) => !name.startsWith('_') && !internal.has(name)).map((name) => prefix + name);
};

const surface = [
  ...methodsOf(client, ''),
  ...methodsOf(client.mfa, 'mfa.'),
  ...methodsOf(client.mfa.webauthn, 'mfa.webauthn.'),
  ...methodsOf(client.mfa.recoveryCodes, 'mfa.recoveryCodes.'),
  ...methodsOf(client.oauth, 'oauth.'),
  ...methodsOf(client.passkey, 'passkey.'),
  ...methodsOf(admin, 'admin.'),
  ...methodsOf(admin.mfa, 'admin.mfa.'),
  ...methodsOf(admin.oauth, 'admin.oauth.'),
  ...methodsOf(admin.customProviders, 'admin.customProviders.'),
  ...methodsOf(admin.passkey, 'admin.passkey.'),
];

/** Methods we do not offer, with the reason; a test has to call every other one. */
const notOffered: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^mfa\.recoveryCodes\./, 'not in the contract: backup codes have routes of their own (/api/account)'],
  [/^oauth\./, 'not in the contract: nobody signs in elsewhere with an account of ours'],
  [/webauthn|passkey/i, 'passkeys are not offered: the auth service refuses them'],
  [/^admin\.customProviders\./, 'not in the contract: providers are the operator’s settings'],
];

const folder = join(import.meta.dirname, '..');
const sources = globSync('**/*.test.ts', { cwd: folder })
  .filter((file) => !file.endsWith('client-surface.test.ts'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

/** Matches `client.mfa.enroll(` and `(await bench.admin()).mfa.listFactors(`, also across lines. */
function isCalled(method: string): boolean {
  // Tests destructure `admin.oauth`, and its method names are unique in the client.
  if (method.startsWith('admin.oauth.')) return sources.includes(` ${method.replace('admin.', '')}(`);
  const isAdmin = method.startsWith('admin.');
  const path = method.replace(/^admin\./, '').replaceAll('.', '\\s*\\.\\s*');
  const owner = isAdmin ? '\\badmin(?:\\(\\w*\\)\\))?' : '(?<!\\badmin|\\badmin\\(\\)\\))';
  return new RegExp(`${owner}\\s*\\.\\s*${path}\\(`).test(sources);
}

describe('the official client', () => {
  it('is known whole', () => {
    expect(surface).toContain('signUp');
    expect(surface).toContain('mfa.challengeAndVerify');
    expect(surface).toContain('admin.generateLink');
    expect(surface.length).toBeGreaterThan(60);
    expect(isCalled('neverWritten')).toBe(false);
    expect(isCalled('admin.signInWithPassword')).toBe(false);
  });

  it.each(surface)('%s is called by a test, or named with a reason', (method) => {
    const reason = notOffered.find(([pattern]) => pattern.test(method))?.[1];
    expect(isCalled(method) || reason !== undefined, `nothing calls ${method}`).toBe(true);
    // A reason that is no longer true must be removed.
    if (reason !== undefined) expect(isCalled(method), `${method} is called after all`).toBe(false);
  });
});
