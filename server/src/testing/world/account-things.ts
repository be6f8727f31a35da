import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { signUnsubscription } from '../../features/mail-choices/unsubscribe-token.ts';
import type { Bench } from './bench.ts';
import type { People } from './people.ts';

const password = 'a long enough passphrase';

/** Adds to the owner's account a session on another device, an unverified authenticator app and links. */
export async function plantAccounts(bench: Bench, people: People, serviceKey: string) {
  const { owner, otherPlaintiff, blocked, pendingSolicitor } = people;
  const { app, call, rows } = bench;
  const before = new Set((await rows('auth_sessions')).map(({ id }) => id));
  const elsewhere = await call<{ refresh_token: string }>(
    null,
    'POST',
    '/auth/v1/token?grant_type=password',
    { email: owner.email, password },
  );
  const session = (await rows('auth_sessions')).find(({ id }) => !before.has(id));
  const factor = await call<{ id: string }>(owner, 'POST', '/auth/v1/factors', { factor_type: 'totp' });
  const factorPath = `/auth/v1/factors/${factor.body.id}`;
  const challenge = await call<{ id: string }>(owner, 'POST', `${factorPath}/challenge`, {});
  const identityId = randomUUID();
  // A linked identity for two users, inserted as if a provider had linked it.
  for (const [id, { id: userId }] of [
    [identityId, owner],
    [randomUUID(), otherPlaintiff],
  ] as const)
    await app.platform.db.execute(
      sql`insert into auth_identities (id, user_id, provider, provider_id, data, created_at, updated_at)
        values (${id}, ${userId}, 'google', ${id}, '{}', now(), now())`,
    );
  // A user without claims, who can be deleted altogether.
  const newcomer = await bench.signUp('newcomer');
  // Their data too, because an export for a user with claims takes seconds.
  const download = await call<{ url: string }>(newcomer, 'POST', '/api/account/data/download', { password });
  const program = { ...owner, token: serviceKey };
  const client = await call<{ client_id: string }>(program, 'POST', '/auth/v1/admin/oauth/clients', {
    client_name: 'Books',
    redirect_uris: ['https://books.example/back'],
  });
  return {
    newcomerId: newcomer.id,
    oauthClientId: client.body.client_id,
    blockedId: blocked.id,
    pendingSolicitorId: pendingSolicitor.id,
    ownerId: owner.id,
    ownerEmail: owner.email,
    password,
    sessionId: String(session?.id),
    refreshToken: elsewhere.body.refresh_token,
    factorId: factor.body.id,
    challengeId: challenge.body.id,
    identityId,
    downloadToken: download.body.url.split('/').at(-1) ?? '',
    unsubscribeToken: signUnsubscription({ personId: owner.id, topic: 'reminders' }, app.platform.secretKey),
  };
}
