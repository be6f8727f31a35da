import { personAllowances } from '@plainclaim/domain/accounts/person-allowances';
import { addressFullWords, lettersPerDay } from '@plainclaim/domain/claims/letter-allowance';
import { describe, expect, it } from 'vitest';
import { requireAllowance } from '../../../http/rate-limit/rate-limit.ts';
import { openClaimsBench, type Person } from '../testing/claims-bench.ts';
import { finishedForm } from '../testing/finished-form.ts';

type Room = {
  readonly letters: { left: number; wait_seconds: number };
  readonly submissions: { left: number; wait_seconds: number };
};

async function open() {
  const bench = await openClaimsBench();
  const roomOf = async (person: Person, id: string) =>
    (await bench.call<{ room: Room }>(person, 'GET', `/api/claims/drafts/${id}/room`)).body.room;
  return { ...bench, roomOf };
}

describe('the room that a draft has', () => {
  it('is what is left of the hour, down to the wait that a refusal names', async () => {
    const { app, signUp, readyDraft, submit, roomOf } = await open();
    const hannah = await signUp();
    const [first, second] = [await readyDraft(hannah), await readyDraft(hannah)];
    expect(await roomOf(hannah, first.id)).toEqual({
      letters: { left: 20, wait_seconds: 0 },
      submissions: { left: 10, wait_seconds: 0 },
    });
    const limit = { ...app.platform, enabled: true };
    for (let n = 0; n < 9; n++)
      await requireAllowance(limit, `claim-submit:${hannah.id}`, personAllowances.submissions);
    expect((await roomOf(hannah, first.id)).submissions).toEqual({ left: 1, wait_seconds: 0 });
    expect((await submit(hannah, first.id)).status).toBe(201);
    expect((await roomOf(hannah, second.id)).submissions).toEqual({ left: 0, wait_seconds: 360 });
    expect((await submit(hannah, second.id)).status).toBe(429);
    app.clock.forward(360);
    expect((await roomOf(hannah, second.id)).submissions).toEqual({ left: 1, wait_seconds: 0 });
    // Answers as it is written, so not with JSON.
    const path = `/api/claims/drafts/${second.id}/letter`;
    const headers = { authorization: `Bearer ${hannah.token}` };
    await (await app.request(path, { method: 'POST', headers })).text();
    expect((await roomOf(hannah, second.id)).letters).toEqual({ left: 19, wait_seconds: 0 });
  });

  it('never tells whether others wrote to an address', async () => {
    const { signUp, readyDraft, submit, call, roomOf } = await open();
    for (let n = 0; n < lettersPerDay; n++) {
      const person = await signUp(`claimant-${n}`);
      expect((await submit(person, (await readyDraft(person)).id)).status).toBe(201);
    }
    // The letter does not name the e-mail address, so it stays fresh while its owner tries one address after another.
    const late = await signUp('late');
    const { id, version } = await readyDraft(late, { defendantEmail: 'other@reed.example' });
    const before = await roomOf(late, id);
    await call(late, 'PUT', `/api/claims/drafts/${id}`, { form: finishedForm, step: 4, version });
    expect(await roomOf(late, id)).toEqual(before);
    // The press to submit says it, which is counted.
    expect(await submit(late, id)).toMatchObject({
      status: 429,
      body: { error: { message: addressFullWords } },
    });
  });
});
