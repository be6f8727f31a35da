import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { claimForm } from '@plainclaim/domain/claims/claim-form';
import { draftLetter } from '@plainclaim/domain/letters/draft-letter';
import { factsOfForm } from '@plainclaim/domain/letters/facts-of-form';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { addDays } from '@plainclaim/domain/shared/iso-date';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { verifyHistory } from '../../history/index.ts';
import { rescueForgottenMail } from '../../platform/mail/rescue-mail.ts';
import { startMailServer } from '../../platform/mail/testing/mail-server.ts';
import { insertDraft } from '../drafts/drafts.store.ts';
import { fingerprintOf } from '../letter/letter-facts.ts';
import { type ClaimsBench, finishedForm, openClaimsBench, type Person } from '../testing/claims-bench.ts';
import { type CrashingServers, startCrashingServers } from '../testing/crashing-servers.ts';
import { bundleServer } from '../testing/server-bundle.ts';

const submissions = 300;
const kills = 6;
const atOnce = 4;

/** Drafts that lack nothing but the pressing of the button. */
async function readyDrafts({ app }: ClaimsBench, person: Person): Promise<string[]> {
  const now = app.clock.now();
  const today = londonDateOf(now);
  const form = { ...finishedForm, incidentDate: addDays(today, -60) };
  const facts = factsOfForm(claimForm(now).parse(form));
  const letter = draftLetter({ facts, today });
  const ids = Array.from({ length: submissions }, () => randomUUID());
  await app.platform.db.transaction(async (tx) => {
    for (const id of ids)
      await insertDraft(tx, {
        id,
        userId: person.id,
        form,
        step: 4,
        letter,
        letterSource: 'drafter',
        letterFacts: fingerprintOf(facts),
        letterDatedOn: today,
        createdAt: now,
        updatedAt: now,
      });
  });
  return ids;
}

/** Presses the button until someone answers: what a person does when the page says that something went wrong. */
async function pressUntilAnswered(servers: CrashingServers, person: Person, id: string): Promise<number> {
  while (true) {
    const address = await servers.someone();
    const answer = await fetch(`${address}/api/claims/drafts/${id}/submit`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}` },
    })
      .then(async (res) => ({ status: res.status, body: await res.text() }))
      .catch(() => null);
    if (answer === null) continue;
    if (answer.status !== 200 && answer.status !== 201)
      throw new Error(`submitting was refused with ${answer.status}: ${answer.body}`);
    return answer.status;
  }
}

/** Claims that lack one of their two mails. There is never one, whenever someone looks. */
const claimsWithoutMails = async ({ app }: ClaimsBench) => {
  const { rows } = await app.platform.db.execute(sql`
    select c.id, count(e.id)::int as mails from legal_claims c left join emails e on e.claim_id = c.id
    group by c.id having count(e.id) <> 2`);
  return rows;
};

it('loses no claim and no mail when servers are killed at random moments, and repeats a mail only under its own name', {
  timeout: 900_000,
}, async () => {
  const mailServer = await startMailServer();
  const settings = { SMTP_URL: mailServer.url, RATE_LIMITS: 'off' };
  const bench = await openClaimsBench({ startAt: new Date().toISOString(), settings });
  const { app, signUp } = bench;
  const hannah = await signUp();
  const drafts = await readyDrafts(bench, hannah);
  const servers = await startCrashingServers(
    await bundleServer(),
    {
      ...settings,
      DATABASE_URL: app.databaseUrl,
      DATA_DIR: app.platform.config.DATA_DIR,
      DATABASE_POOL_SIZE: '6',
      // The token comes from this process.
      AUTH_SHARED_SECRET: 'a-shared-secret-that-only-tests-would-use',
      LOG_LEVEL: 'error',
    },
    2,
  );

  const waiting = [...drafts];
  const answers: number[] = [];
  const press = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop())
      answers.push(await pressUntilAnswered(servers, hannah, id));
  };
  const kill = async () => {
    // Spread over all the submissions, each at a moment that nobody chose.
    const points = Array.from({ length: kills }, () => randomInt(submissions)).sort((a, b) => a - b);
    for (const point of points) {
      while (submissions - waiting.length < point) await pause(5);
      await pause(randomInt(150));
      const restarted = servers.killOne(randomInt(2));
      expect(await claimsWithoutMails(bench)).toEqual([]);
      await restarted;
    }
  };
  await Promise.all([kill(), ...Array.from({ length: atOnce }, press)]);
  await servers.killAll();

  expect(answers).toHaveLength(submissions);
  expect(await claimsWithoutMails(bench)).toEqual([]);
  const stored = await app.platform.db.execute<{ id: string }>(sql`select id from legal_claims order by id`);
  expect(stored.rows.map(({ id }) => id)).toEqual(drafts.toSorted());
  expect((await bench.rows('claim_drafts')).length).toBe(0);

  // A worker that died holds its mail for some minutes. Then the mail is found, and goes.
  app.clock.forward(3 * 3600);
  await rescueForgottenMail(app.platform);
  while ((await app.runJobs()).done > 0);
  const { rows } = await app.platform.db.execute(
    sql`select count(*)::int as mails, count(sent_at)::int as sent, count(distinct message_id)::int as names from emails`,
  );
  expect(rows[0]).toEqual({ mails: 2 * submissions, sent: 2 * submissions, names: 2 * submissions });

  const known = new Set((await bench.rows('emails')).map(({ message_id }) => message_id));
  const names = mailServer.received.map(({ parsed }) => parsed.messageId);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  expect(new Set(names).size).toBe(2 * submissions);
  for (const id of drafts.slice(0, 10))
    expect(await verifyHistory(app.platform.db, id)).toEqual({ whole: true, events: 2 });
  const repeated = names.length - new Set(names).size;
  const twice = answers.filter((status) => status === 200).length;
  process.stdout.write(
    `${submissions} submissions, ${servers.kills()} kills: ${twice} answered after the claim was there, ` +
      `${names.length} mails received, ${repeated} of them a second time under the same Message-ID\n`,
  );
});
