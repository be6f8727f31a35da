import { describe, expect, it } from 'vitest';
import { openClaimsBench } from '../../claims/testing/claims-bench.ts';
import { addMessage } from '../contact.store.ts';

type Message = {
  id: string;
  status: string;
  claim_id: string | null;
  known_claim_id: string | null;
  issue: string;
};
type Listed = { messages: Message[]; next_cursor: string | null; unread_messages: number };
type ReadAll = { message_ids: string[]; unread_messages: number };

const idOf = (number: number) => `60000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

async function open(count = 3) {
  const bench = await openClaimsBench();
  const admin = await bench.withRole(await bench.signUp('admin'), 'admin');
  const { clock, platform } = bench.app;
  const add = (number: number, claimId: string | null = null) =>
    addMessage(platform.db, {
      id: idOf(number),
      firstName: 'Hannah',
      lastName: 'Okoro',
      email: 'hannah@post.example',
      claimId,
      issue: `Question ${number}`,
      createdAt: new Date(clock.now().getTime() + number * 1000),
    });
  for (let number = 1; number <= count; number++) await add(number);
  const list = async (query = '') =>
    (await bench.call<Listed>(admin, 'GET', `/api/admin/messages?${query}`)).body;
  const readAll = async () => (await bench.call<ReadAll>(admin, 'POST', '/api/admin/messages/read')).body;
  const mark = (number: number, status: string) =>
    bench.call<{ message: Message; unread_messages: number }>(
      admin,
      'PUT',
      `/api/admin/messages/${idOf(number)}`,
      { status },
    );
  const unreadOnDashboard = async () =>
    (await bench.call<{ unread_messages: number }>(admin, 'GET', '/api/admin/dashboard')).body
      .unread_messages;
  const acts = async () =>
    (await bench.rows('auth_audit', 'id'))
      .filter(({ action }) => action === 'admin-act')
      .map(({ user_id, details }) => ({ user_id, ...(details as object) }));
  return { ...bench, admin, add, list, readAll, mark, unreadOnDashboard, acts };
}

describe('the messages of the contact page', () => {
  it('are listed newest first, page by page, while more arrive', async () => {
    const bench = await open(5);
    const first = await bench.list('limit=2');
    await bench.add(6);
    const second = await bench.list(`limit=2&cursor=${first.next_cursor}`);
    const third = await bench.list(`limit=2&cursor=${second.next_cursor}`);
    const pages = [first, second, third].map(({ messages }) => messages.map(({ issue }) => issue));
    expect(pages).toEqual([['Question 5', 'Question 4'], ['Question 3', 'Question 2'], ['Question 1']]);
    expect(third.next_cursor).toBeNull();
    expect(third.unread_messages).toBe(6);
  });

  it('name a claim as known only when it is one of ours', async () => {
    const bench = await open(0);
    const claim = await bench.submitted(await bench.signUp());
    await bench.add(1, claim.id.toUpperCase());
    await bench.add(2, idOf(9));
    await bench.add(3, 'about the sofa');
    await bench.add(4, null);
    await bench.add(5, claim.short_reference.toLowerCase().replaceAll('-', ' '));
    const { messages } = await bench.list();
    expect(messages.map(({ known_claim_id }) => known_claim_id)).toEqual([
      claim.id,
      null,
      null,
      null,
      claim.id,
    ]);
  });

  it('are all read once the panel opens, and what arrives later is not', async () => {
    const bench = await open(3);
    expect(await bench.unreadOnDashboard()).toBe(3);
    const { message_ids, unread_messages } = await bench.readAll();
    expect(message_ids.toSorted()).toEqual([idOf(1), idOf(2), idOf(3)]);
    expect(unread_messages).toBe(0);
    await bench.add(4);
    expect(await bench.unreadOnDashboard()).toBe(1);
    expect((await bench.list()).messages.map(({ status }) => status)).toEqual([
      'unread',
      'read',
      'read',
      'read',
    ]);
    expect(await bench.acts()).toEqual([
      expect.objectContaining({
        user_id: bench.admin.id,
        act: 'messages-read',
        before: 'unread',
        after: 'read',
        count: 3,
      }),
    ]);
  });

  it('leave unread what was being written while the panel opened', async () => {
    const bench = await open(1);
    // An uncommitted message: opening the inbox neither waits for it nor marks it.
    await bench.app.platform.db.transaction(async (tx) => {
      await addMessage(tx, {
        id: idOf(2),
        firstName: 'Sam',
        lastName: 'Reed',
        email: 'sam@reed.example',
        issue: 'Meanwhile',
        createdAt: new Date(bench.app.clock.now().getTime() - 60_000),
      });
      expect((await bench.readAll()).message_ids).toEqual([idOf(1)]);
    });
    expect(await bench.unreadOnDashboard()).toBe(1);
  });

  it('are turned back one by one, and each turn is on record', async () => {
    const bench = await open(2);
    await bench.readAll();
    const turned = await bench.mark(2, 'unread');
    expect(turned.body).toMatchObject({ message: { id: idOf(2), status: 'unread' }, unread_messages: 1 });
    expect((await bench.mark(2, 'unread')).status).toBe(200);
    expect((await bench.mark(2, 'read')).body.unread_messages).toBe(0);
    expect((await bench.acts()).slice(1)).toEqual([
      {
        user_id: bench.admin.id,
        act: 'message-marked',
        message_id: idOf(2),
        before: 'read',
        after: 'unread',
      },
      {
        user_id: bench.admin.id,
        act: 'message-marked',
        message_id: idOf(2),
        before: 'unread',
        after: 'read',
      },
    ]);
    expect((await bench.mark(8, 'read')).status).toBe(404);
    expect((await bench.mark(2, 'gone')).status).toBe(422);
  });
});
