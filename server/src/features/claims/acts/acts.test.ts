import { claimStatuses } from '@plainclaim/domain/claims/statuses';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pdf } from '../../../platform/files/testing/sample-files.ts';
import { type ClaimBody, type ErrorAnswer, openClaimsBench } from '../testing/claims-bench.ts';

async function open() {
  const bench = await openClaimsBench();
  const hannah = await bench.signUp();
  const admin = await bench.withRole(await bench.signUp('admin'), 'admin');
  const claim = await bench.submitted(hannah);
  const setStatus = (status: string) =>
    bench.app.platform.db.execute(sql`update legal_claims set status = ${status}`);
  return { ...bench, hannah, admin, claim, setStatus };
}

describe('what a claimant does with a claim', () => {
  it.each([
    ['cancel', 'cancelled', 'claim.cancelled'],
    ['paid', 'resolved', 'claim.paid'],
    ['court-route', 'active', 'claim.court-route-taken'],
  ])('%s: it is %s, and written down', async (act, status, event) => {
    const { hannah, claim, call, rows } = await open();
    const answer = await call<{ claim: ClaimBody }>(hannah, 'POST', `/api/claims/${claim.id}/${act}`);
    expect(answer).toMatchObject({ status: 200, body: { claim: { id: claim.id, status } } });
    expect((await rows('history_events', 'sequence')).at(-1)).toMatchObject({
      kind: event,
      actor_kind: 'plaintiff',
      actor_id: hannah.id,
      facts: { from: 'pending', to: status },
    });
  });

  it('is refused where the claim stands otherwise, and changes nothing', async () => {
    const { hannah, claim, call, setStatus, rows } = await open();
    const allowed: Record<string, readonly string[]> = {
      cancel: ['pending', 'active', 'responded', 'settlement_accepted_payment_pending'],
      paid: ['pending', 'active', 'responded', 'settlement_accepted_payment_pending'],
      'court-route': ['pending', 'responded'],
    };
    for (const [act, from] of Object.entries(allowed)) {
      for (const status of claimStatuses) {
        await setStatus(status);
        const answer = await call<ErrorAnswer>(hannah, 'POST', `/api/claims/${claim.id}/${act}`);
        expect(answer.status, `${act} while ${status}`).toBe(from.includes(status) ? 200 : 409);
        if (answer.status === 409) expect((await rows('legal_claims'))[0]?.status).toBe(status);
      }
    }
  });

  it('is done once when two press at the same moment', async () => {
    const { hannah, claim, call, rows } = await open();
    const press = (act: string) => call(hannah, 'POST', `/api/claims/${claim.id}/${act}`);
    const answers = await Promise.all([press('cancel'), press('paid'), press('cancel')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await rows('history_events', 'sequence')).toHaveLength(4);
  });

  it('is for an admin to cancel, and not to say that money came', async () => {
    const { admin, claim, call } = await open();
    expect((await call(admin, 'POST', `/api/claims/${claim.id}/paid`)).status).toBe(403);
    expect((await call(admin, 'POST', `/api/claims/${claim.id}/court-route`)).status).toBe(403);
    expect((await call(admin, 'POST', `/api/claims/${claim.id}/cancel`)).status).toBe(200);
  });
});

describe('documents added afterwards', () => {
  it('are kept with the claim and sent to nobody', async () => {
    const { hannah, admin, claim, call, upload, rows, app } = await open();
    const added = await upload<{ document: { id: string } }>(
      hannah,
      `/api/claims/${claim.id}`,
      'receipt.pdf',
      pdf,
    );
    expect(added.status).toBe(201);
    expect((await upload(admin, `/api/claims/${claim.id}`, 'note.pdf', pdf)).status).toBe(201);
    expect(await rows('claim_documents')).toMatchObject([{ sent_as: null }, { sent_as: null }]);
    expect(await rows('emails')).toHaveLength(2);
    expect((await rows('history_events', 'sequence')).map(({ kind }) => kind)).toEqual([
      'claim.submitted',
      'letter.queued',
      'letter.sent',
      'document.added',
      'document.added',
    ]);
    const { body } = await call<{ url: string }>(
      hannah,
      'GET',
      `/api/claims/${claim.id}/documents/${added.body.document.id}/link`,
    );
    expect(Buffer.from(await (await app.request(body.url)).arrayBuffer())).toEqual(pdf);
  });

  it('are refused once the claim is closed', async () => {
    const { hannah, claim, upload, setStatus, rows } = await open();
    await setStatus('cancelled');
    const answer = await upload<ErrorAnswer>(hannah, `/api/claims/${claim.id}`, 'receipt.pdf', pdf);
    expect([answer.status, answer.body.error.message]).toEqual([
      409,
      'Documents can only be added while the claim is open.',
    ]);
    expect(await rows('claim_documents')).toEqual([]);
  });
});
