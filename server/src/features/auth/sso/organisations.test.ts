import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tidyAuthWorker } from '../auth.jobs.ts';
import { authUsedProofs } from '../proofs/proofs.tables.ts';
import { fragmentOf, goodPassword } from '../testing/auth-bench.ts';
import { openSsoBench, providerId, service } from '../testing/sso-bench.ts';
import { openSsoProviders } from './open-sso-providers.ts';
import { authSsoRequests } from './sso.tables.ts';

describe('an address that is known here already', () => {
  it('takes the account from whoever never showed that it is theirs', async () => {
    const { bench, arrive } = await openSsoBench();
    const squatter = await bench.newPerson('ada@example.com');
    const { access_token } = fragmentOf(await arrive());
    expect(access_token).toBeDefined();
    expect((await squatter.client.getUser()).data.user).toBeNull();
    const password = { email: 'ada@example.com', password: goodPassword };
    expect((await bench.client().signInWithPassword(password)).error).toMatchObject({
      code: 'invalid_credentials',
    });
  });

  it('makes nobody where nobody may sign up', async () => {
    const { arrive, people } = await openSsoBench({ signUpAllowed: false });
    expect(fragmentOf(await arrive()).error_code).toBe('signup_disabled');
    expect(await people()).toBe(0);
  });
});

describe('the file of organisations', () => {
  const inFolder = async (files: Record<string, string>) => {
    const folder = await mkdtemp(join(tmpdir(), 'plainclaim-sso-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    return join(folder, 'sso.json');
  };
  const entry = { id: providerId, domains: ['Example.com'], metadata_file: 'idp.xml' };

  it('is read with the metadata beside it', async () => {
    const file = await inFolder({ 'sso.json': JSON.stringify([entry]), 'idp.xml': service.metadata });
    expect(openSsoProviders(file)).toMatchObject([
      {
        id: providerId,
        domains: ['example.com'],
        entityId: service.entityId,
        signInUrl: 'https://idp.example.com/sso',
      },
    ]);
    expect(openSsoProviders(undefined)).toEqual([]);
  });

  it.each([
    ['is no JSON', 'x', service.metadata],
    [
      'names a domain twice',
      JSON.stringify([entry, { ...entry, id: providerId.replace('5', '6') }]),
      service.metadata,
    ],
    ['has metadata that is none', JSON.stringify([entry]), '<a/>'],
    [
      'has metadata without a certificate',
      JSON.stringify([entry]),
      service.metadata.replace(/<md:KeyD.*KeyDescriptor>/s, ''),
    ],
  ])('stops the start when it %s', async (_what, list, metadata) => {
    const file = await inFolder({ 'sso.json': list, 'idp.xml': metadata });
    expect(() => openSsoProviders(file)).toThrow(/cannot be used/);
  });
});

describe('what nobody waits for any more', () => {
  it('is forgotten by the hourly job', async () => {
    const { bench, ask, arrive } = await openSsoBench();
    await ask();
    await arrive();
    const rows = async () => [await bench.db.$count(authSsoRequests), await bench.db.$count(authUsedProofs)];
    expect(await rows()).toEqual([1, 1]);
    bench.clock.forward(3600);
    const worker = tidyAuthWorker(bench.db, bench.clock, bench.kit.settings);
    await worker.handle({}, { attempt: 1, isLastAttempt: false, signal: new AbortController().signal });
    expect(await rows()).toEqual([0, 0]);
  });
});
