import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { hostileContents } from '../../testing/hostile-contents.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const form = {
  first_name: 'Hannah',
  last_name: 'Okoro',
  email: 'hannah@post.example',
  claim_id: '',
  issue: 'Has my letter gone out?\n\nIt should have.\nThank you.',
};

type Outcome = { sent: boolean; form_token: string };

const send = (app: TestApp, body: object) =>
  app.request('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const outcome = async (app: TestApp, body: object) => (await (await send(app, body)).json()) as Outcome;

/** A form token old enough to be accepted. */
async function openForm(app: TestApp): Promise<string> {
  const { form_token } = (await (await app.request('/api/contact')).json()) as { form_token: string };
  app.clock.forward(30);
  return form_token;
}

const rows = async (app: TestApp, table: string) =>
  (await app.platform.db.execute(sql.raw(`select * from ${table} order by created_at`))).rows;

describe('a message to the team', () => {
  it('is kept unread, and mailed so that the answer goes to its sender', async () => {
    const app = await testApp();
    const claim_id = '50000000-0000-4000-8000-000000000001';
    const body = { ...form, claim_id, form_token: await openForm(app) };
    expect(await outcome(app, body)).toMatchObject({ sent: true });
    expect(await rows(app, 'contact_messages')).toMatchObject([{ ...form, claim_id, status: 'unread' }]);
    const mails = await rows(app, 'emails');
    expect(mails).toMatchObject([
      {
        kind: 'contact-message',
        to_address: 'team@plainclaim.example',
        reply_to: 'hannah@post.example',
        subject: 'Message from Hannah Okoro – Plainclaim',
      },
    ]);
    const text = String(mails[0]?.text);
    expect(text).toContain('It should have.\nThank you.');
    expect(text).toContain(`http://plainclaim.test/admin/claim-review/${claim_id}`);
    expect((await app.runJobs()).failed).toBe(0);
    expect((await rows(app, 'emails'))[0]?.kept_at).not.toBeNull();
  });

  it('is one message however often it is sent, and another when its words are others', async () => {
    const app = await testApp();
    const body = { ...form, form_token: await openForm(app) };
    await Promise.all([send(app, body), send(app, body), send(app, body)]);
    expect(await rows(app, 'contact_messages')).toHaveLength(1);
    expect(await rows(app, 'emails')).toHaveLength(1);
    await send(app, { ...body, issue: 'And another thing.' });
    expect(await rows(app, 'contact_messages')).toHaveLength(2);
  });

  it('names every wrong field as it was sent, and keeps nothing', async () => {
    const app = await testApp();
    const empty = { first_name: '', last_name: ' ', email: 'nobody', claim_id: '', issue: '' };
    const res = await send(app, { ...empty, form_token: await openForm(app) });
    expect(res.status).toBe(422);
    expect(await res.json()).toMatchObject({
      error: {
        fields: [
          { field: 'first_name', message: 'First name is required' },
          { field: 'last_name', message: 'Last name is required' },
          { field: 'email', message: 'Please enter a valid email address' },
          { field: 'issue', message: 'Please describe your issue' },
        ],
      },
    });
    expect(await rows(app, 'contact_messages')).toEqual([]);
  });

  it('is neither kept nor mailed when its mail cannot be queued', async () => {
    const app = await testApp();
    const form_token = await openForm(app);
    await app.platform.db.execute(
      sql`alter table emails add constraint shut check (kind <> 'contact-message')`,
    );
    app.log.expectError(/request failed/);
    expect((await send(app, { ...form, form_token })).status).toBe(500);
    expect(await rows(app, 'contact_messages')).toEqual([]);
  });
});

describe('what looks sent by a program', () => {
  it('is asked for again, and then taken: too fast', async () => {
    const app = await testApp();
    const { form_token } = (await (await app.request('/api/contact')).json()) as Outcome;
    const again = await outcome(app, { ...form, form_token });
    expect(again).toEqual({ sent: false, form_token });
    expect(await rows(app, 'contact_messages')).toEqual([]);
    app.clock.forward(4);
    expect(await outcome(app, { ...form, form_token })).toMatchObject({ sent: true });
  });

  it('is asked for again, and then taken: a form left open too long, or no form of ours', async () => {
    const app = await testApp();
    const old = await openForm(app);
    app.clock.forward(2 * 24 * 3600);
    const forged = `${app.clock.now().getTime() - 60_000}.abcdefgh.${old.split('.')[2]}`;
    for (const token of [old, forged, '', 'a.b.c.d']) {
      const again = await outcome(app, { ...form, form_token: token });
      expect(again.sent).toBe(false);
      expect(again.form_token).not.toBe(token);
      app.clock.forward(5);
      expect(await outcome(app, { ...form, form_token: again.form_token })).toMatchObject({ sent: true });
      app.clock.forward(3600);
    }
    expect(await rows(app, 'contact_messages')).toHaveLength(4);
  });

  it('is asked for again with the hidden field filled in, and never kept', async () => {
    const app = await testApp();
    const form_token = await openForm(app);
    expect(await outcome(app, { ...form, form_token, website: 'https://buy.example' })).toEqual({
      sent: false,
      form_token,
    });
    expect(await rows(app, 'contact_messages')).toEqual([]);
    expect(await rows(app, 'emails')).toEqual([]);
  });

  it('has to wait after eight in a row', async () => {
    const app = await testApp();
    const form_token = await openForm(app);
    for (const issue of 'abcdefgh')
      expect((await send(app, { ...form, issue, form_token })).status).toBe(200);
    const res = await send(app, { ...form, issue: 'i', form_token });
    expect(res.status).toBe(429);
    expect(Number(res.headers.get('retry-after'))).toBeGreaterThan(0);
    app.clock.forward(1800);
    expect((await send(app, { ...form, issue: 'i', form_token })).status).toBe(200);
  });
});

describe('hostile contents', () => {
  it('arrive as plain words, and touch no header', async () => {
    const app = await testApp({ settings: { RATE_LIMITS: 'off' } });
    const form_token = await openForm(app);
    const contents = Object.entries(hostileContents);
    expect(contents.length).toBeGreaterThanOrEqual(30);
    for (const [name, content] of contents) {
      const line = content.slice(0, 60);
      const res = await send(app, {
        ...form,
        first_name: `N ${line}`.slice(0, 60),
        claim_id: line,
        issue: content,
        form_token,
      });
      expect.soft(res.status, name).toBe(200);
    }
    await app.runJobs();
    const mails = await rows(app, 'emails');
    expect(mails).toHaveLength(contents.length);
    for (const { html, subject, to_address, reply_to, kept_at, text } of mails) {
      expect.soft(kept_at, String(subject)).not.toBeNull();
      expect.soft([to_address, reply_to]).toEqual(['team@plainclaim.example', form.email]);
      expect.soft(String(subject)).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      // The only elements in the mail are those of the template.
      expect
        .soft(String(html))
        .not.toMatch(/<(script|img|svg|iframe|object|embed|form|input|base|math|details)\b/i);
      expect.soft(String(html)).not.toMatch(/href="(?!https?:)/i);
      expect.soft(String(text)).not.toMatch(/\p{Bidi_Control}/u);
    }
  });

  it('of any size are refused before they are read', async () => {
    const app = await testApp();
    const form_token = await openForm(app);
    expect((await send(app, { ...form, form_token, issue: 'x'.repeat(6000) })).status).toBe(422);
    expect((await send(app, { ...form, form_token, issue: 'x'.repeat(400_000) })).status).toBe(413);
    expect(await rows(app, 'contact_messages')).toEqual([]);
  });
});
