import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openRepliesBench } from './testing/replies-bench.ts';

async function open() {
  const bench = await openRepliesBench();
  await bench.mail({ id: 'one', subject: 'Your letter', body: 'I will pay on Friday.' });
  const [reply] = (await bench.list('list=to-match')).responses;
  const id = String(reply?.id);
  const preview = (claimId: string) =>
    bench.call<Preview>(bench.admin, 'GET', `/api/admin/replies/${id}/match?claim_id=${claimId}`);
  const figures = async () => (await bench.call(bench.admin, 'GET', '/api/admin/replies/summary')).body;
  const inAMinute = () => new Date(bench.app.clock.now().getTime() + 60_000).toISOString();
  return { ...bench, id, preview, figures, inAMinute };
}

type Preview = {
  readonly claim: object;
  readonly mail: { readonly to: string; readonly subject: string; readonly text: string } | null;
  readonly error?: { readonly message: string };
};

describe('a match before it is made', () => {
  it('shows the claim and the very mail that its claimant is sent', async () => {
    const bench = await open();
    const { body } = await bench.preview(bench.claim.id);
    expect(body.claim).toMatchObject({
      id: bench.claim.id,
      amount: 1250.5,
      plaintiff_name: 'Hannah Okoro',
      defendant_name: 'Sam Reed',
      status: 'pending',
    });
    expect(await bench.mails('reply-to-claimant')).toEqual([]);
    await bench.match(bench.id, bench.claim.id);
    const [mail] = await bench.mails('reply-to-claimant');
    expect(body.mail).toEqual({ to: mail?.to_address, subject: mail?.subject, text: mail?.text });
    expect(body.mail?.text).toContain('It came from sam@reed.example.');
    expect(body.mail?.text).toContain('I will pay on Friday.');
  });

  it('is refused for no claim of ours, and for a reply that counts', async () => {
    const bench = await open();
    for (const claimId of [bench.id, 'nonsense']) {
      const { status, body } = await bench.preview(claimId);
      expect([status, body.error?.message]).toEqual([404, 'Claim not found']);
    }
    await bench.match(bench.id, bench.claim.id);
    expect((await bench.preview(bench.claim.id)).status).toBe(409);
  });
});

describe('a match that was a mistake', () => {
  it('is undone within a minute: nothing leaves, and everything is as it was', async () => {
    const bench = await open();
    const before = { claim: await bench.status(), figures: await bench.figures() };
    const matched = await bench.match(bench.id, bench.claim.id);
    expect(matched.body.response.undo_until).toBe(bench.inAMinute());
    expect(await bench.figures()).not.toEqual(before.figures);
    bench.app.clock.forward(59);
    const undone = await bench.undo(bench.id);
    expect(undone.status).toBe(200);
    expect(undone.body.response).toMatchObject({ claim_id: null, processed_at: null, undo_until: null });
    expect(await bench.status()).toMatchObject({
      status: before.claim.status,
      response_deadline: before.claim.response_deadline,
    });
    expect(await bench.figures()).toEqual(before.figures);
    expect([...(await bench.mails('reply-to-claimant')), ...(await bench.mails('reply-to-team'))]).toEqual(
      [],
    );
    expect((await bench.list('list=to-match')).responses).toHaveLength(1);
    expect((await bench.review()).history.at(-1)?.kind).toBe('reply.match-undone');
    expect((await bench.undo(bench.id)).status).toBe(200);
    expect(await bench.acts()).toMatchObject([{ act: 'reply-matched' }, { act: 'reply-match-undone' }]);
    expect((await bench.match(bench.id, bench.claim.id)).status).toBe(200);
    expect(await bench.mails('reply-to-claimant')).toHaveLength(1);
  });

  it('leaves a mail with the claim it named', async () => {
    const bench = await openRepliesBench();
    await bench.mail({ id: 'one', subject: `Claim ID: ${bench.claim.id}`, body: 'I will pay.' });
    const [reply] = (await bench.list('list=to-match')).responses;
    await bench.match(String(reply?.id), bench.claim.id);
    const undone = await bench.undo(String(reply?.id));
    expect(undone.body.response).toMatchObject({ claim_id: bench.claim.id, processed_at: null });
  });

  it('returns the mail to the claim that it named, where it was matched with another one', async () => {
    const bench = await openRepliesBench();
    const other = await bench.submitted(bench.claimant);
    await bench.mail({ id: 'one', subject: `Claim ID: ${bench.claim.id}`, body: 'I will pay.' });
    const before = await bench.shownToClaimant();
    const id = String((await bench.list('list=to-match')).responses[0]?.id);
    await bench.match(id, other.id);
    expect(await bench.shownToClaimant()).toEqual(before);
    const undone = await bench.undo(id);
    expect(undone.body.response).toMatchObject({ claim_id: bench.claim.id, processed_at: null });
    expect(await bench.shownToClaimant()).toEqual(before);
    await bench.match(id, other.id);
    bench.app.clock.forward(60);
    expect(await bench.shownToClaimant()).toEqual([]);
  });

  it('returns the flag for review that an offer below the claim had set', async () => {
    const bench = await openRepliesBench();
    await bench.mail({
      id: 'one',
      subject: 'Your letter',
      body: 'I agree to pay £600. I will pay on Friday.',
    });
    const [reply] = (await bench.list('list=to-match')).responses;
    const flag = async () => (await bench.rows('defendant_responses'))[0]?.requires_manual_review;
    expect(await flag()).toBe(false);
    await bench.match(String(reply?.id), bench.claim.id);
    expect(await flag()).toBe(true);
    await bench.undo(String(reply?.id));
    expect(await flag()).toBe(false);
  });

  it('is undone also after another act on the claim that was itself taken back', async () => {
    const bench = await open();
    const before = await bench.status();
    await bench.match(bench.id, bench.claim.id);
    const claimPath = `/api/admin/claims/${bench.claim.id}`;
    await bench.call(bench.admin, 'POST', `${claimPath}/assessment`, { action: 'clarification' });
    expect((await bench.undo(bench.id)).status).toBe(409);
    const [mail] = await bench.mails('clarification-asked');
    const taken = await bench.call(bench.admin, 'POST', `/api/admin/mails/${mail?.id}/take-back`);
    expect(taken.status).toBe(204);
    expect((await bench.undo(bench.id)).status).toBe(200);
    expect(await bench.status()).toMatchObject({ status: before.status });
  });

  it('is undone also after a second one was', async () => {
    const bench = await open();
    const before = await bench.status();
    await bench.mail({ id: 'two', subject: 'Your letter', body: 'Never.' });
    const second = String((await bench.list('list=to-match')).responses[0]?.id);
    await bench.match(bench.id, bench.claim.id);
    await bench.match(second, bench.claim.id);
    expect((await bench.undo(bench.id)).status).toBe(409);
    for (const id of [second, bench.id]) expect((await bench.undo(id)).status).toBe(200);
    expect(await bench.status()).toMatchObject({
      status: before.status,
      response_deadline: before.response_deadline,
    });
  });

  it('holds its mails back until then, and stands afterwards', async () => {
    const bench = await open();
    await bench.match(bench.id, bench.claim.id);
    const held = await bench.app.platform.db.execute(sql`
      select data -> 'payload' ->> 'emailId' as id from pgboss.job
      where name = 'send-mail' and start_after = ${bench.inAMinute()}::timestamptz`);
    const ids = [...(await bench.mails('reply-to-claimant')), ...(await bench.mails('reply-to-team'))];
    expect(held.rows.map(({ id }) => id).toSorted()).toEqual(ids.map(({ id }) => id).toSorted());
    bench.app.clock.forward(60);
    const { status, body } = await bench.undo(bench.id);
    expect([status, body.error?.message]).toEqual([
      409,
      'This match can no longer be undone, because something has followed from it.',
    ]);
  });

  it('stands once a mail of it was tried, or the claim has moved on', async () => {
    const tried = await open();
    await tried.match(tried.id, tried.claim.id);
    await tried.app.runJobs({ evenIfLater: true });
    expect((await tried.undo(tried.id)).status).toBe(409);
    expect(await tried.status()).toMatchObject({ status: 'responded' });

    const moved = await open();
    await moved.match(moved.id, moved.claim.id);
    await moved.call(moved.claimant, 'POST', `/api/claims/${moved.claim.id}/cancel`);
    expect((await moved.undo(moved.id)).status).toBe(409);
    expect(await moved.mails('reply-to-claimant')).toHaveLength(1);
  });

  it('is named to every admin for as long as it can be undone', async () => {
    const bench = await open();
    const other = await bench.withRole(await bench.signUp('other-admin'), 'admin');
    const undoable = async () => {
      const path = '/api/admin/replies/undoable';
      const { body } = await bench.call<{ responses: { id: string; undo_until: string }[] }>(
        other,
        'GET',
        path,
      );
      return body.responses.map(({ id, undo_until }) => [id, undo_until]);
    };
    expect(await undoable()).toEqual([]);
    await bench.match(bench.id, bench.claim.id);
    const named = [[bench.id, bench.inAMinute()]];
    bench.app.clock.forward(59);
    expect(await undoable()).toEqual(named);
    bench.app.clock.forward(1);
    expect(await undoable()).toEqual([]);

    const undone = await open();
    await undone.match(undone.id, undone.claim.id);
    await undone.undo(undone.id);
    const { body } = await undone.call<{ responses: object[] }>(
      undone.admin,
      'GET',
      '/api/admin/replies/undoable',
    );
    expect(body.responses).toEqual([]);
  });

  it('is not for replies that counted by themselves', async () => {
    const bench = await openRepliesBench();
    await bench.mail({ id: 'one', body: 'I will pay.', more: [bench.to] });
    const [reply] = (await bench.list('')).responses;
    expect(reply?.undo_until).toBeNull();
    expect((await bench.undo(String(reply?.id))).status).toBe(409);
    expect((await bench.undo('nonsense')).status).toBe(404);
  });
});
