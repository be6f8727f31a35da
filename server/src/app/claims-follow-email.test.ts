import { emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { describe, expect, it } from 'vitest';
import type { ClaimsBench, Person } from '../features/claims/testing/claims-bench.ts';
import { verifyHistory } from '../features/history/index.ts';
import { openRepliesBench } from '../features/replies/testing/replies-bench.ts';
import { openSettlementsBench } from '../features/settlements/testing/settlements-bench.ts';

const old = 'hannah@post.example';
const moved = 'hannah@moved.example';

/** Changes the sign-in address, confirmed by the codes of both mailboxes. */
async function changeEmail({ call, rows }: ClaimsBench, person: Person): Promise<void> {
  const newestCode = async (address: string) => {
    const mails = await rows('emails');
    const mail = mails.findLast(
      ({ to_address, kind }) => to_address === address && String(kind).startsWith('auth-email-change'),
    );
    return /\b\d{6}\b/.exec(String(mail?.text))?.[0] ?? '';
  };
  await call(person, 'PUT', '/auth/v1/user', { email: moved });
  for (const email of [person.email, moved]) {
    const body = { type: 'email_change', email, token: await newestCode(email) };
    expect((await call(person, 'POST', '/auth/v1/verify', body)).status).toBe(200);
  }
}

async function openMove() {
  const bench = await openSettlementsBench();
  const move = () => changeEmail(bench, bench.hannah);
  const emailOf = async (id: string) =>
    (await bench.rows('legal_claims')).find((claim) => claim.id === id)?.plaintiff_email;
  const readers = async (kind: string) => (await bench.mails(kind)).map(({ to_address }) => to_address);
  return { ...bench, move, emailOf, readers };
}

describe('a confirmed change of the sign-in address', () => {
  it('moves the open and closed claims that had the old one, and leaves an address typed for a claim', async () => {
    const bench = await openMove();
    const { hannah, claim } = bench;
    const closed = await bench.submitted(hannah, { defendantEmail: 'kim@reed.example' });
    await bench.call(hannah, 'POST', `/api/claims/${closed.id}/cancel`);
    const office = await bench.submitted(hannah, { plaintiffEmail: 'office@okoro.example' });
    const mails = await bench.readers('letter-before-action');
    await bench.move();
    expect(await bench.emailOf(claim.id)).toBe(moved);
    expect(await bench.emailOf(closed.id)).toBe(moved);
    expect(await bench.emailOf(office.id)).toBe('office@okoro.example');
    expect(await bench.readers('letter-before-action')).toEqual(mails);
    const events = await bench.events('claim.email-changed');
    expect(events.map(({ claim_id }) => claim_id).sort()).toEqual([claim.id, closed.id].sort());
    expect(events[0]).toMatchObject({ actor_kind: 'plaintiff', actor_id: hannah.id, facts: {} });
    const details = (await bench.rows('history_personal', 'event_id')).map(({ data }) => data);
    expect(details).toContainEqual({ from: old, to: moved });
    for (const { id } of [claim, closed])
      expect(await verifyHistory(bench.app.platform.db, id)).toMatchObject({ whole: true });
  });

  it('brings there what waits to be sent and what comes later', async () => {
    const bench = await openMove();
    const offerId = await bench.held();
    await bench.move();
    bench.minutePasses();
    await bench.app.runJobs({ evenIfLater: true });
    expect(await bench.readers('offer-to-claimant')).toEqual([moved]);
    expect((await bench.answer(offerId, 'accept')).status).toBe(200);
    expect(await bench.readers('offer-accepted-claimant')).toEqual([moved]);
  });

  it('leaves the mails that have left as they are', async () => {
    const bench = await openMove();
    await bench.app.runJobs({ evenIfLater: true });
    const before = await bench.mails('claim-confirmation');
    await bench.move();
    expect(await bench.mails('claim-confirmation')).toEqual(before);
  });

  it('moves unfinished claims, and has an open tab read them again', async () => {
    const bench = await openMove();
    const { hannah } = bench;
    const { id, version } = await bench.draft(hannah, { ...emptyClaimForm, plaintiffEmail: old });
    const other = await bench.draft(hannah, { ...emptyClaimForm, plaintiffEmail: 'office@okoro.example' });
    await bench.move();
    const drafts = await bench.rows('claim_drafts');
    expect(drafts.find((draft) => draft.id === id)).toMatchObject({
      form: { plaintiffEmail: moved },
      version: version + 1,
    });
    expect(drafts.find((draft) => draft.id === other.id)).toMatchObject({
      form: { plaintiffEmail: 'office@okoro.example' },
      version: other.version,
    });
  });

  it('does nothing to the claims of other people with that address', async () => {
    const bench = await openMove();
    const ada = await bench.signUp('ada');
    const theirs = await bench.submitted(ada, { plaintiffEmail: old });
    await bench.move();
    expect(await bench.emailOf(theirs.id)).toBe(old);
  });

  it('tells both mailboxes what goes on for the claims', async () => {
    const bench = await openMove();
    await bench.move();
    const told = await bench.mails('auth-email-changed');
    expect(told.find(({ to_address }) => to_address === old)?.text).toContain(
      'and your claims no longer come here',
    );
    expect(told.find(({ to_address }) => to_address === moved)?.text).toMatch(/and\syour claims come here/);
  });

  it('leaves a reply undoable that was matched within the minute', async () => {
    const bench = await openRepliesBench();
    await bench.mail({ id: 'one', subject: 'Your letter', body: 'I will pay on Friday.' });
    const [reply] = (await bench.list('list=to-match')).responses;
    await bench.match(String(reply?.id), bench.claim.id);
    await changeEmail(bench, bench.claimant);
    expect((await bench.undo(String(reply?.id))).status).toBe(200);
    expect(await bench.status()).toMatchObject({ status: 'pending' });
  });
});
