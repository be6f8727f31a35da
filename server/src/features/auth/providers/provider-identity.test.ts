import { describe, expect, it } from 'vitest';
import { providerFromEntry } from './provider-from-entry.ts';
import { identityFrom } from './provider-identity.ts';

const entry = { client_id: 'us', audiences: [], trust_email: false, private_network: false };
const google = providerFromEntry({ ...entry, id: 'google' });
const microsoft = providerFromEntry({ ...entry, id: 'azure' });
const employer = providerFromEntry({ ...entry, id: 'azure', tenant: 'acme', trust_email: true });

const email = 'Ada@Example.com';

describe('who a provider says someone is', () => {
  it.each([
    ['a clear yes', google, { email_verified: true }, true],
    ['a yes in words, as Apple writes it', google, { email_verified: 'true' }, true],
    ['a no', google, { email_verified: false }, false],
    ['a no in words', google, { email_verified: 'false' }, false],
    ['nothing', google, {}, false],
    ['a mark that is not theirs', google, { xms_edov: true }, false],
    ['Microsoft, where an administrator can write any address', microsoft, { email_verified: true }, false],
    ['Microsoft, when the domain is theirs', microsoft, { xms_edov: true }, true],
    ['Microsoft, when it says so with a number', microsoft, { xms_edov: '1' }, true],
    ['a directory that the operator trusts', employer, {}, true],
  ])('has a checked address, or not: %s', (_what, provider, claims, expected) => {
    const identity = identityFrom(provider, 'https://issuer', { sub: '1', email, ...claims });
    expect(identity).toMatchObject({ email: 'ada@example.com', emailVerified: expected });
    expect(identity.data.email_verified).toBe(expected);
  });

  it.each([
    [{ sub: 'a' }, 'a'],
    [{ id: 583231 }, '583231'],
    [{ sub: 'a', id: 5 }, 'a'],
  ])('is %j', (claims, subject) => {
    expect(identityFrom(google, 'https://issuer', claims)).toMatchObject({ subject, email: '' });
  });

  it.each([{}, { sub: '' }, { sub: {} }, { id: 1.5 }, { id: null }, { sub: 'x'.repeat(256) }])(
    'is nobody without a name: %j',
    (claims) => {
      expect(() => identityFrom(google, 'https://issuer', claims)).toThrow('did not say who');
    },
  );

  it('has no address that cannot be one, even where all are trusted', () => {
    for (const bad of ['nonsense', 5, null, 'x@y.invalid']) {
      const identity = identityFrom(employer, 'https://issuer', { sub: '1', email: bad });
      expect(identity).toMatchObject({ email: '', emailVerified: false });
    }
  });

  it('keeps what can be stored and shown, and no more', () => {
    const { data } = identityFrom(google, 'https://issuer', {
      sub: '1',
      name: ` Ada\u0000 ${'x'.repeat(500)}`,
      picture: 'javascript:alert(1)',
      secret: 'not ours',
    });
    expect(data).not.toHaveProperty('picture');
    expect(data).not.toHaveProperty('secret');
    expect(String(data.full_name)).toHaveLength(200);
    expect(data.full_name).not.toContain('\u0000');
  });
});
