import { describe, expect, it } from 'vitest';
import { openRepliesBench } from './testing/replies-bench.ts';

/** A reply of unknown sender that an admin can match to the claim. */
async function open(subject = 'Your letter') {
  const bench = await openRepliesBench();
  await bench.mail({ id: 'one', subject, body: 'I will pay on Friday.' });
  const [reply] = (await bench.list('list=to-match')).responses;
  const read = async (path: string) => (await bench.call<object>(bench.claimant, 'GET', path)).body;
  /** Everything that the claimant is shown of their claim. */
  const seen = () =>
    Promise.all(['/api/claims', '/api/claims/dashboard', `/api/claims/${bench.claim.id}`].map(read));
  return { ...bench, id: String(reply?.id), seen };
}

describe('a matched reply in its minute', () => {
  it('is shown to admins, and to the claimant only once the minute is over', async () => {
    const bench = await open();
    const before = await bench.seen();
    await bench.match(bench.id, bench.claim.id);
    expect(await bench.status()).toMatchObject({ status: 'responded' });
    bench.app.clock.forward(59);
    expect(await bench.seen()).toEqual(before);
    bench.app.clock.forward(1);
    expect(await bench.seen()).toMatchObject([
      { claims: [{ status: 'responded', reply_received_at: expect.any(String) }] },
      { stats: { pending: 0, active: 1 }, recent: [{ status: 'responded' }] },
      {
        claim: { status: 'responded' },
        next_step: { kind: 'read-reply' },
        mails: expect.arrayContaining([expect.objectContaining({ kind: 'reply-to-claimant' })]),
      },
    ]);
  });

  it('stays an unconfirmed mail of its claim until then', async () => {
    const bench = await openRepliesBench();
    await bench.mail({ id: 'one', subject: `Claim ID: ${bench.claim.id}`, body: 'I will pay.' });
    const [reply] = (await bench.list('list=to-match')).responses;
    const before = await bench.shownToClaimant();
    expect(before).toHaveLength(1);
    await bench.match(String(reply?.id), bench.claim.id);
    expect(await bench.shownToClaimant()).toEqual(before);
    bench.app.clock.forward(60);
    expect(await bench.shownToClaimant()).toEqual([]);
  });

  it('that is undone leaves no trace for the claimant', async () => {
    const bench = await open();
    const before = await bench.seen();
    await bench.match(bench.id, bench.claim.id);
    bench.app.clock.forward(59);
    expect((await bench.undo(bench.id)).status).toBe(200);
    expect(await bench.seen()).toEqual(before);
    bench.app.clock.forward(600);
    expect(await bench.seen()).toEqual(before);
  });

  it('leaves the claimant their own acts, which show the claim as it is', async () => {
    const bench = await open();
    await bench.match(bench.id, bench.claim.id);
    const path = `/api/claims/${bench.claim.id}/cancel`;
    expect((await bench.call(bench.claimant, 'POST', path)).status).toBe(200);
    expect(await bench.seen()).toMatchObject([{ claims: [{ status: 'cancelled' }] }, {}, {}]);
  });

  it('that came by post waits in the same way, and a second one does not end the wait of the first', async () => {
    const bench = await open();
    const before = await bench.seen();
    await bench.match(bench.id, bench.claim.id);
    bench.app.clock.forward(30);
    const written = await bench.call<{ response: { id: string } }>(
      bench.admin,
      'POST',
      '/api/admin/replies/by-hand',
      {
        claim_id: bench.claim.id,
        channel: 'phone',
        received_on: bench.app.clock.now().toISOString().slice(0, 10),
        said: 'I will not pay after all.',
      },
    );
    expect(written.status).toBe(201);
    bench.app.clock.forward(29);
    expect(await bench.seen()).toEqual(before);
    expect((await bench.undo(written.body.response.id)).status).toBe(200);
    expect(await bench.seen()).toEqual(before);
    bench.app.clock.forward(1);
    expect(await bench.seen()).toMatchObject([{ claims: [{ status: 'responded' }] }, {}, {}]);
  });

  it('is followed by a second one, which waits for its own minute', async () => {
    const bench = await open();
    await bench.mail({ id: 'two', subject: 'Your letter', body: 'I dispute this claim.' });
    const [second] = (await bench.list('list=to-match')).responses;
    const times = async () => {
      const { body } = await bench.call<{ claims: object[] }>(bench.claimant, 'GET', '/api/claims');
      return body.claims;
    };
    const firstAt = bench.app.clock.now().toISOString();
    await bench.match(bench.id, bench.claim.id);
    bench.app.clock.forward(30);
    const secondAt = bench.app.clock.now().toISOString();
    await bench.match(String(second?.id), bench.claim.id);
    bench.app.clock.forward(29);
    expect(await times()).toMatchObject([{ status: 'pending' }]);
    bench.app.clock.forward(1);
    const afterFirst = await bench.seen();
    expect(await times()).toMatchObject([{ status: 'responded', reply_received_at: firstAt }]);
    bench.app.clock.forward(29);
    expect(await bench.seen()).toEqual(afterFirst);
    bench.app.clock.forward(1);
    expect(await times()).toMatchObject([{ status: 'responded', reply_received_at: secondAt }]);
  });
});
