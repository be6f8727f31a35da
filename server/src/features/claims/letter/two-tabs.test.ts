import { changedElsewhere, letterChangedElsewhere } from '@plainclaim/domain/claims/drafts';
import { describe, expect, it } from 'vitest';
import { clockStandsAt } from '../../../testing/clock-stands-at.ts';
import { type DraftBody, type ErrorAnswer, openClaimsBench } from '../testing/claims-bench.ts';
import { finishedForm } from '../testing/finished-form.ts';
import { keepDraftLetter, readDraftForLetter } from './write-draft-letter.ts';

clockStandsAt('2026-11-16T10:00:00Z');

type Letter = { letter: { version: number; text: string } };
type Conflict = ErrorAnswer & Letter;

/** A draft with its letter, as two tabs of one person have read it. */
async function open() {
  const bench = await openClaimsBench();
  const hannah = await bench.signUp();
  const { id } = await bench.readyDraft(hannah);
  const path = `/api/claims/drafts/${id}`;
  const read = async () => (await bench.call<{ draft: DraftBody & Letter }>(hannah, 'GET', path)).body.draft;
  const edit = (letter: string, version: number) =>
    bench.call<Conflict>(hannah, 'PUT', `${path}/letter`, { letter, version });
  const submit = (body: object) =>
    bench.call<ErrorAnswer & { claim: { generated_letter_content: string } }>(
      hannah,
      'POST',
      `${path}/submit`,
      body,
    );
  const write = (version: number) => bench.call<ErrorAnswer>(hannah, 'POST', `${path}/letter`, { version });
  const actor = {
    userId: hannah.id,
    email: hannah.email,
    role: 'plaintiff' as const,
    sessionId: '',
    aal: 'aal1' as const,
    needsSecondStep: false,
    isConfirmed: true,
  };
  return { ...bench, hannah, actor, id, path, read, edit, send: submit, write, seen: await read() };
}

const withWords = (letter: string, words: string) => letter.replace('Yours', `${words}\n\nYours`);

describe('a letter in two tabs', () => {
  it('is not saved over what the other tab saved', async () => {
    const { edit, read, seen } = await open();
    const { text, version } = seen.letter;
    const first = await edit(withWords(text, 'The first tab.'), version);
    expect([first.status, first.body.letter.version]).toEqual([200, version + 1]);
    const second = await edit(withWords(text, 'The second tab.'), version);
    expect([second.status, second.body.error]).toMatchObject([409, { message: letterChangedElsewhere }]);
    expect((await read()).letter.text).toContain('The first tab.');
    expect((await edit(withWords(text, 'The second tab.'), version + 1)).status).toBe(200);
  });

  it('takes the same edit twice: the first answer may have been lost on the way', async () => {
    const { edit, seen } = await open();
    const { text, version } = seen.letter;
    const edited = withWords(text, 'I paid in cash.');
    for (const _ of ['sent', 'sent again']) {
      const { status, body } = await edit(edited, version);
      expect([status, body.letter.version]).toEqual([200, version + 1]);
    }
  });

  it('goes out only as the tab that sends it showed it', async () => {
    const { edit, send, seen, rows } = await open();
    const { text, version } = seen.letter;
    await edit(withWords(text, 'The other tab.'), version);
    const stale = await send({ version: seen.version, letter_version: version });
    expect([stale.status, stale.body.error]).toMatchObject([409, { message: letterChangedElsewhere }]);
    expect(await rows('legal_claims')).toEqual([]);
    expect(await rows('emails')).toEqual([]);
    const read = { version: seen.version, letter_version: version + 1 };
    const sent = await send(read);
    expect([sent.status, sent.body.claim.generated_letter_content]).toEqual([
      201,
      expect.stringContaining('The other tab.'),
    ]);
    expect((await send(read)).status).toBe(200);
  });

  it('does not go out with answers that the tab did not show', async () => {
    const { call, hannah, path, send, seen } = await open();
    const form = { ...finishedForm, defendantEmail: 'other@example.com' };
    await call(hannah, 'PUT', path, { form, step: 4, version: seen.version });
    const { status, body } = await send({ version: seen.version, letter_version: seen.letter.version });
    expect([status, body.error]).toMatchObject([409, { message: changedElsewhere }]);
  });

  it('is not written anew over what the other tab saved, before or while it is written', async () => {
    const { app, actor, id, edit, write, read, seen } = await open();
    const { text, version } = seen.letter;
    const { context, ...begun } = await readDraftForLetter(app.platform, actor, id, version);
    await edit(withWords(text, 'Typed meanwhile.'), version);
    const refused = await write(version);
    expect([refused.status, refused.body.error]).toMatchObject([409, { message: letterChangedElsewhere }]);
    const late = { ...begun, text, source: 'drafter' as const, notice: null, datedOn: context.today };
    await expect(keepDraftLetter(app.platform, actor, id, late)).rejects.toMatchObject({
      userMessage: letterChangedElsewhere,
    });
    expect((await read()).letter.text).toContain('Typed meanwhile.');
  });
});
