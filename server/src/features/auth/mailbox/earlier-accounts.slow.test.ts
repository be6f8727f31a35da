import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../../platform/db/migrate.ts';
import { createLog } from '../../../platform/log/log.ts';
import { applyMigrationsUpTo } from '../../../testing/postgres/apply-migrations-up-to.ts';
import { createEmptyDatabase } from '../../../testing/postgres/empty-database.ts';
import { migrationsFolder } from '../../../testing/postgres/prepare-template.ts';
import { withClient } from '../../../testing/postgres/with-client.ts';

/** Audit entries of existing accounts, a day apart, and how the migration classifies the account. */
const accounts: Readonly<Record<string, readonly [history: readonly string[], becomes: string]>> = {
  'signed-up@example.com': [['signed-up', 'signed-in'], 'asked first'],
  'used-a-link@example.com': [['signed-up', 'code-redeemed magiclink'], 'proven'],
  'reset@example.com': [['code-redeemed recovery', 'signed-in'], 'proven'],
  'moved@example.com': [['email-changed', 'code-redeemed email_change_new'], 'proven'],
  'moved-since@example.com': [['code-redeemed magiclink', 'email-changed'], 'asked first'],
  'by-text@example.com': [['code-redeemed sms_otp'], 'asked first'],
  'waits@example.com': [['signed-up'], 'neither'],
};

it('accounts from before count as proven where a mailed link was used, the others are asked first', async () => {
  const { url, drop } = await createEmptyDatabase();
  onTestFinished(drop);
  await applyMigrationsUpTo({ url, count: 34 });
  await withClient(url, async (client) => {
    for (const [email, [history]] of Object.entries(accounts)) {
      const { rows } = await client.query(
        `insert into auth_users (id, email, email_confirmed_at, app_metadata, user_metadata, created_at, updated_at)
         values (gen_random_uuid(), $1, $2, '{}', '{}', '2026-01-01Z', '2026-01-01Z') returning id`,
        [email, email.startsWith('waits') ? null : '2026-01-01Z'],
      );
      for (const [day, entry] of history.entries()) {
        const [action, kind] = entry.split(' ');
        await client.query(
          `insert into auth_audit (action, user_id, address, at, details) values ($1, $2, '', $3, $4)`,
          [action, rows[0].id, `2026-01-0${day + 2}Z`, kind ? { kind } : {}],
        );
      }
    }
  });
  await migrate({ url, folder: migrationsFolder, log: createLog('warn') });
  const found = await withClient(
    url,
    async (client) =>
      (
        await client.query(
          `select email, case when email_proven_at is not null and not asks_before_proof then 'proven'
             when asks_before_proof and email_proven_at is null then 'asked first'
             when email_proven_at is null then 'neither' else 'both' end as becomes from auth_users`,
        )
      ).rows as { email: string; becomes: string }[],
  );
  expect(Object.fromEntries(found.map(({ email, becomes }) => [email, becomes]))).toEqual(
    Object.fromEntries(Object.entries(accounts).map(([email, [, becomes]]) => [email, becomes])),
  );
});
