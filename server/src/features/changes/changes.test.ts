import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openClaimsBench } from '../claims/testing/claims-bench.ts';
import { addMessage } from '../contact/contact.store.ts';

async function open() {
  const bench = await openClaimsBench();
  const claimant = await bench.signUp();
  const admin = await bench.withRole(await bench.signUp('admin'), 'admin');
  const ask = (tag?: string) =>
    bench.app.request('/api/admin/newer', {
      headers: { authorization: `Bearer ${admin.token}`, ...(tag && { 'if-none-match': tag }) },
    });
  const mark = async () => ((await (await ask()).json()) as { mark: string }).mark;
  return { ...bench, claimant, admin, ask, mark };
}

const message = (createdAt: Date) => ({
  id: randomUUID(),
  firstName: 'Hannah',
  lastName: 'Okoro',
  email: 'hannah@post.example',
  issue: 'Has my letter gone out?',
  createdAt,
});

it('says that nothing is newer with an empty answer', async () => {
  const { ask } = await open();
  const first = await ask();
  const tag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const again = await ask(tag);
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect(again.headers.get('etag')).toBe(tag);
  expect((await ask('"something else"')).status).toBe(200);
});

it('changes with all that admins see, and with nothing in between', async () => {
  const bench = await open();
  const { admin, call, claimant } = bench;
  const marks = [await bench.mark()];
  const act = async (name: string, doing: () => Promise<unknown>) => {
    await doing();
    const mark = await bench.mark();
    expect(marks, name).not.toContain(mark);
    expect(await bench.mark()).toBe(mark);
    marks.push(mark);
  };
  const claim = await bench.submitted(claimant);
  await act('claim', async () => undefined);
  const typed = { email_subject: 'Hello', email_body: 'I agree to pay.', sender_email: 'sam@reed.example' };
  let reply = '';
  await act('reply', async () => {
    const { body } = await call<{ response: { id: string } }>(admin, 'POST', '/api/admin/replies', typed);
    reply = body.response.id;
  });
  await act('match', () => call(admin, 'POST', `/api/admin/replies/${reply}/match`, { claim_id: claim.id }));
  const received = message(bench.app.clock.now());
  await act('message', () => addMessage(bench.app.platform.db, received));
  await act('mark', () => call(admin, 'PUT', `/api/admin/messages/${received.id}`, { status: 'read' }));
  await act('assessment', () =>
    call(admin, 'POST', `/api/admin/claims/${claim.id}/assessment`, { will_pay: 'yes' }),
  );
  await act('note', () =>
    call(admin, 'POST', `/api/admin/claims/${claim.id}/notes`, { body: 'Rang twice.' }),
  );
  let solicitor = '';
  await act('registration', async () => {
    solicitor = (await bench.withRole(await bench.signUp('priya'), 'solicitor')).id;
  });
  await act('decision', () =>
    call(admin, 'POST', `/api/admin/solicitors/${solicitor}/decision`, {
      decision: 'decline',
      reason: 'No.',
    }),
  );
  await act('mails sent', () => bench.app.runJobs());
  await call(admin, 'POST', '/api/admin/replies', typed);
  expect(await bench.mark(), 'the same reply again').toBe(marks.at(-1));
});

it('sees what was written before, and committed after, the newest', async () => {
  const bench = await open();
  const { db } = bench.app.platform;
  const now = bench.app.clock.now();
  let before = '';
  await db.transaction(async (tx) => {
    await addMessage(tx, message(new Date(now.getTime() - 1000)));
    await addMessage(db, message(now));
    before = await bench.mark();
  });
  expect(await bench.mark()).not.toBe(before);
});
