import { draftLetter } from '@plainclaim/domain/letters/draft-letter';
import { describe, expect, it } from 'vitest';
import { startChatServer } from '../../platform/language-model/testing/chat-server.ts';
import { testApp } from '../../testing/test-app.ts';
import {
  contextOf,
  eventsOf,
  logged,
  type Plaintiff,
  shownAfter,
  signUpPlaintiff,
} from './testing/letter-kit.ts';

const open = async () => {
  const app = await testApp();
  return { app, person: await signUpPlaintiff(app) };
};

const write = (person: Plaintiff, draftId: string) =>
  person.call('POST', `/api/claims/drafts/${draftId}/letter`);

const names = (events: readonly { name: string }[]) =>
  events.map(({ name }) => name).filter((name, index, all) => name !== all[index - 1]);

describe('a letter by the drafter', () => {
  it('appears piece by piece, with its stages, and is saved on the draft', async () => {
    const { app, person } = await open();
    const draftId = await person.draft();
    const res = await write(person, draftId);
    expect(res.status).toBe(200);
    const events = await eventsOf(res);
    expect(names(events)).toEqual(['stage', 'text', 'stage', 'done']);
    const stages = events.flatMap((event) => (event.name === 'stage' ? [event.data.stage] : []));
    expect(stages).toEqual(['reading', 'writing', 'checking']);
    expect(events.filter(({ name }) => name === 'text').length).toBeGreaterThan(10);
    const letter = draftLetter(contextOf(app));
    expect(shownAfter(events)).toBe(letter);
    expect(events.at(-1)).toEqual({
      name: 'done',
      data: {
        success: true,
        version: 1,
        letter: letter.trim(),
        preview: expect.stringContaining(`Claim reference: ${draftId}`),
        values: expect.objectContaining({ claimReference: draftId }),
        responseDeadline: expect.stringMatching(/^\d{1,2} [A-Z][a-z]+ \d{4}$/),
        deadlineDays: 14,
        claimType: 'Consumer Rights',
        jurisdiction: 'England & Wales',
        source: 'drafter',
        notice: null,
        problems: [],
        leftOut: [],
      },
    });
    expect(await person.letterOf(draftId)).toMatchObject({
      text: letter.trim(),
      source: 'drafter',
      notice: null,
      is_stale: false,
    });
  });

  it('travels as events that no proxy holds back, uncompressed', async () => {
    const { app, person } = await open();
    const res = await app.request(`/api/claims/drafts/${await person.draft()}/letter`, {
      method: 'POST',
      headers: { authorization: person.authorization, 'accept-encoding': 'gzip, br' },
    });
    expect(Object.fromEntries(res.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(res.headers.has('content-encoding')).toBe(false);
    await res.text();
    expect(app.log.unexpectedErrors()).toEqual([]);
  });

  it('is refused for an unfinished form, with what is missing', async () => {
    const { person } = await open();
    const draftId = await person.draft();
    await person.call('PUT', `/api/claims/drafts/${draftId}`, await emptied(person, draftId));
    const res = await write(person, draftId);
    expect(res.status).toBe(422);
    expect(await res.json()).toMatchObject({
      error: { fields: [{ field: 'description', message: 'Description is required' }] },
    });
    expect(await person.letterOf(draftId)).toBeNull();
  });

  it('is for nobody but the owner, who is told the same as for a draft that is not there', async () => {
    const { app, person } = await open();
    const draftId = await person.draft();
    const stranger = await signUpPlaintiff(app, 'stranger@post.example');
    const answers = await Promise.all([
      write(stranger, draftId),
      write(stranger, '00000000-0000-4000-8000-0000000000ff'),
      write(stranger, 'nonsense'),
    ]);
    for (const res of answers) {
      expect(res.status).toBe(404);
      const { error } = (await res.json()) as { error: { message: string } };
      expect(error.message).toBe('Claim not found or you do not have permission to view it.');
    }
    expect(await person.letterOf(draftId)).toBeNull();
  });

  it('can be had twenty times an hour, then the person is told when again', async () => {
    const { app, person } = await open();
    const draftId = await person.draft();
    for (let n = 0; n < 20; n++) await (await write(person, draftId)).body?.cancel();
    const refused = await write(person, draftId);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      error: {
        message:
          'You have reached 20 letters written in an hour, which is the most we allow. Nothing is lost: please try again in 3 minutes.',
      },
    });
    app.clock.forward(3 * 60);
    const again = await write(person, draftId);
    expect(again.status).toBe(200);
    await again.text();
  });

  it('saves nothing when the person leaves in the middle', async () => {
    const { app, person } = await open();
    const draftId = await person.draft();
    const res = await write(person, draftId);
    const reader = res.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await logged(app, 'the client disconnected before its letter was written');
    expect(await person.letterOf(draftId)).toBeNull();
  });

  it('says in words when the draft is gone before the letter is there', async () => {
    const { app, person } = await open();
    const draftId = await person.draft();
    const res = await write(person, draftId);
    await person.call('DELETE', `/api/claims/drafts/${draftId}`);
    const events = await eventsOf(res);
    expect(events.at(-1)).toEqual({
      name: 'error',
      data: { success: false, error: 'Claim not found or you do not have permission to view it.' },
    });
    expect(app.log.unexpectedErrors()).toEqual([]);
  });

  it('shows the words of the specification for our own mistakes, and logs what they were', async () => {
    const { app, person } = await open();
    const draftId = await person.draft();
    app.log.expectError('a letter could not be written');
    const res = await write(person, draftId);
    await app.platform.db.execute('alter table claim_drafts rename column letter to letter_hidden');
    expect((await eventsOf(res)).at(-1)).toEqual({
      name: 'error',
      data: { success: false, error: 'Failed to generate letter' },
    });
  });

  it('never calls a model: there is none without a key', async () => {
    const server = await startChatServer();
    const app = await testApp({ settings: { OPENAI_BASE_URL: server.url } });
    const person = await signUpPlaintiff(app);
    await (await write(person, await person.draft())).text();
    expect(server.requests).toEqual([]);
  });
});

async function emptied(person: Plaintiff, draftId: string): Promise<object> {
  const read = await person.call('GET', `/api/claims/drafts/${draftId}`);
  const { draft } = (await read.json()) as { draft: { form: object; step: number; version: number } };
  return { form: { ...draft.form, description: '' }, step: draft.step, version: draft.version };
}
