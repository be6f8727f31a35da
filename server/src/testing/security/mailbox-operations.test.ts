import { desc, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mailboxOperations } from '../../http/mailbox-operations.ts';
import { emails } from '../../platform/mail/mail.tables.ts';
import { actAs } from '../permissions/act-as.ts';
import { testApp } from '../test-app.ts';
import { plantWorld, worldSettings } from '../world/plant-world.ts';

const notProven = {
  error: { code: 'mailbox_not_proven', message: 'Please confirm your email address first.' },
};

it('letters, bank details and second steps wait for the proof of the mailbox, which is asked for once', {
  timeout: 300_000,
}, async () => {
  const app = await testApp({ settings: { ...worldSettings, AUTH_MAILBOX_PROOF: 'on' } });
  const { db } = app.platform;
  // These accounts' letters were sent before a proof was required.
  await db.execute(sql`create function prove() returns trigger language plpgsql as
    'begin new.email_proven_at = new.created_at; return new; end'`);
  await db.execute(
    sql`create trigger prove before insert on auth_users for each row execute function prove()`,
  );
  const world = await plantWorld(app);
  await db.execute(sql`update auth_users set email_proven_at = null`);
  const proven = new Set<string>();
  for (const [method, pattern] of mailboxOperations) {
    const { who, expected, ask, act } = actAs(app, world, method, pattern);
    if (!proven.has(who)) {
      const refused = await act();
      expect([pattern, refused.status, await refused.json()]).toMatchObject([pattern, 403, notProven]);
      const factor = await ask('POST', '/auth/v1/factors', { factor_type: 'totp' });
      expect([factor.status, await factor.json()]).toMatchObject([403, { error_code: 'mailbox_not_proven' }]);
      app.clock.forward(1);
      expect((await ask('POST', '/api/account/mailbox/code')).status).toBe(204);
      const [mail] = await db.select().from(emails).orderBy(desc(emails.createdAt)).limit(1);
      const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
      expect((await ask('POST', '/api/account/mailbox/proof', { code })).status).toBe(204);
      expect((await ask('POST', '/auth/v1/factors', { factor_type: 'totp' })).status).toBe(200);
      proven.add(who);
    }
    expect([pattern, who, (await act()).status]).toEqual([pattern, who, expected]);
  }
});
