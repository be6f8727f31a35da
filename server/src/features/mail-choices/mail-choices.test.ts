import { draftReminderDays, draftRetentionDays } from '@plainclaim/domain/claims/drafts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { clockStandsAt } from '../../testing/clock-stands-at.ts';
import { openClaimsBench } from '../claims/testing/claims-bench.ts';
import { signUnsubscription } from './unsubscribe-token.ts';

clockStandsAt('2026-11-16T10:00:00Z');

const daySeconds = 86_400;

async function open() {
  const bench = await openClaimsBench();
  const hannah = await bench.signUp();
  const { app, call } = bench;
  const choices = async () =>
    (await call<{ choices: object }>(await bench.signIn(hannah), 'GET', '/api/account/mail-choices')).body
      .choices;
  const choose = async (topic: string, wanted: boolean) =>
    await call(await bench.signIn(hannah), 'PUT', '/api/account/mail-choices', { topic, wanted });
  const run = async (name: string) => {
    const worker = app.app.workers.find(({ job }) => job.name === name);
    await worker?.handle({}, { attempt: 1, isLastAttempt: false, signal: new AbortController().signal });
  };
  const mails = async (kind: string) => (await bench.rows('emails')).filter((mail) => mail.kind === kind);
  /** As mail programs post it: no session, no script, a form body. */
  const oneClick = async (url: unknown) =>
    await app.request(String(url).replace('http://plainclaim.test', ''), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  return { ...bench, hannah, choices, choose, run, mails, oneClick };
}

describe('mail choices', () => {
  it('are reminders and no news, until someone says otherwise', async () => {
    const bench = await open();
    expect(await bench.choices()).toEqual({ reminders: true, news: false });
    await bench.choose('news', true);
    await bench.choose('reminders', false);
    expect(await bench.choices()).toEqual({ reminders: false, news: true });
    expect((await bench.choose('offers', false)).status).toBe(422);
  });

  it('reminds once of a draft that will soon be deleted, with a link that stops reminders without signing in', async () => {
    const bench = await open();
    await bench.draft(bench.hannah);
    bench.app.clock.forward((draftRetentionDays - draftReminderDays - 1) * daySeconds);
    await bench.run('remind-of-drafts');
    expect(await bench.mails('draft-reminder')).toEqual([]);
    bench.app.clock.forward(daySeconds);
    await bench.run('remind-of-drafts');
    await bench.run('remind-of-drafts');
    const [mail, ...more] = await bench.mails('draft-reminder');
    expect(more).toEqual([]);
    expect(mail?.to_address).toBe(bench.hannah.email);
    expect(String(mail?.text)).toMatch(/http:\/\/plainclaim\.test\/unsubscribe\?token=/);

    // A GET changes nothing: mail scanners open every link.
    const address = String(mail?.unsubscribe_url).replace('http://plainclaim.test', '');
    expect(await (await bench.app.request(address)).json()).toEqual({ topic: 'reminders' });
    expect(await bench.choices()).toMatchObject({ reminders: true });
    for (const _ of [1, 2]) expect((await bench.oneClick(mail?.unsubscribe_url)).status).toBe(200);
    expect(await bench.choices()).toEqual({ reminders: false, news: false });
  });

  it('keeps reminders from whoever does not want them, and never what a claim needs', async () => {
    const bench = await open();
    await bench.choose('reminders', false);
    await bench.draft(bench.hannah);
    await bench.submitted(bench.hannah);
    expect(await bench.mails('claim-confirmation')).toHaveLength(1);
    expect((await bench.mails('claim-confirmation'))[0]?.unsubscribe_url).toBeNull();
    bench.app.clock.forward((draftRetentionDays - 1) * daySeconds);
    await bench.run('remind-of-drafts');
    expect(await bench.mails('draft-reminder')).toEqual([]);
  });

  it('mails yesterday’s posts once, to those who asked', async () => {
    const bench = await open();
    const sam = await bench.signUp('sam');
    await bench.choose('news', true);
    await bench.app.platform.db.execute(sql`
      with shelf as (insert into blog_categories (name, slug, created_at, updated_at) values ('Guides', 'guides', now(), now()) returning id)
      insert into blog_posts (title, slug, content, read_minutes, category_id, status, published_at, created_at, updated_at)
      select 'How to ask for money back', 'how-to-ask', '{"type":"doc","content":[]}', 3, id, 'published', '2026-11-15T09:00:00Z', now(), now() from shelf`);
    await bench.run('mail-blog-news');
    await bench.run('mail-blog-news');
    const news = await bench.mails('blog-news');
    expect(news).toMatchObject([{ to_address: bench.hannah.email, subject: 'How to ask for money back' }]);
    expect(news.some(({ to_address }) => to_address === sam.email)).toBe(false);
    bench.app.clock.forward(daySeconds);
    await bench.run('mail-blog-news');
    expect(await bench.mails('blog-news')).toHaveLength(1);
  });

  it.each(['', 'forged', '..', 'a.b.c.d'])('is not stopped by a link we did not write: %j', async (token) => {
    const bench = await open();
    const res = await bench.oneClick(`/api/mail-choices/unsubscribe?token=${token}`);
    expect(res.status).toBe(404);
  });

  it('is not stopped by another person’s link, another topic’s, or one signed with another key', async () => {
    const bench = await open();
    const { secretKey } = bench.app.platform;
    const token = signUnsubscription({ personId: bench.hannah.id, topic: 'reminders' }, secretKey);
    const [, , signature] = token.split('.');
    for (const bad of [
      `${bench.hannah.id}.news.${signature}`,
      `00000000-0000-4000-8000-000000000001.reminders.${signature}`,
      signUnsubscription({ personId: bench.hannah.id, topic: 'reminders' }, `${secretKey}!`),
      signUnsubscription({ personId: bench.hannah.id, topic: 'offers' }, secretKey),
    ])
      expect((await bench.oneClick(`/api/mail-choices/unsubscribe?token=${bad}`)).status, bad).toBe(404);
    expect(await bench.choices()).toEqual({ reminders: true, news: false });
  });
});
