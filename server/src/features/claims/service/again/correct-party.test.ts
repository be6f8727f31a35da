import { expect, it } from 'vitest';
import { clockStandsAt } from '../../../../testing/clock-stands-at.ts';
import { erasePersonal, readHistory } from '../../../history/index.ts';
import { openAgainBench, openRefused } from './testing/again-bench.ts';

clockStandsAt('2026-11-16T10:00:00Z');

const newEmail = 'sam.reed@work.example';

it('puts the claim and its letter right, and is history with what it was before', async () => {
  const { id, correct, details, db } = await openRefused();
  const change = {
    defendantFirstName: 'Samuel',
    defendantLastName: 'Reid',
    defendantAddressLine1: '12-14 Low Road',
  };
  expect((await correct(id, { ...change, defendantEmail: newEmail })).status).toBe(200);
  const { claim } = await details(id);
  expect(claim).toMatchObject({ defendant_name: 'Samuel Reid', defendant_email: newEmail });
  for (const words of ['Dear Samuel Reid,', '12-14 Low Road'])
    expect(claim.generated_letter_content).toContain(words);
  expect(claim.generated_letter_content).not.toContain('Dear Sam Reed');
  expect((await readHistory(db, id)).at(-1)).toMatchObject({
    kind: 'party.corrected',
    actorKind: 'plaintiff',
    facts: { changed: ['name', 'email', 'address'], letter_corrected: true },
    personal: {
      name_was: 'Sam Reed',
      name: 'Samuel Reid',
      email_was: 'sam@reed.example',
      email: newEmail,
      address_was: '2 Low Road, York, YO1 7HH',
      address: '12-14 Low Road, York, YO1 7HH',
    },
  });
});

it('leaves nothing of who they were when the claim is erased, and the history still verifies', async () => {
  const { id, correct, story, db } = await openRefused();
  await correct(id, { defendantEmail: newEmail });
  await db.transaction((tx) => erasePersonal(tx, id));
  expect((await readHistory(db, id)).at(-1)).toMatchObject({ kind: 'party.corrected', personal: null });
  expect(await story(id)).toContain('party.corrected');
});

it.each([
  [
    'another person',
    { defendantFirstName: 'Margaret', defendantLastName: 'Fairweather' },
    'defendantFirstName',
  ],
  ['a company', { defendantType: 'company', defendantCompanyName: 'Reed Ltd' }, 'defendantType'],
  ['no name', { defendantLastName: ' ' }, 'defendantLastName'],
  ['no e-mail address', { defendantEmail: 'nonsense' }, 'defendantEmail'],
  ['no postcode', { defendantPostcode: '' }, 'defendantPostcode'],
] as const)('to %s is refused, and nothing changes', async (_, change, field) => {
  const { id, correct, rows, story } = await openRefused();
  const before = await rows('legal_claims');
  const { status, body } = await correct(id, change);
  expect({ status, field: body.error.fields?.[0]?.field }).toEqual({ status: 422, field });
  expect(await rows('legal_claims')).toEqual(before);
  expect(await story(id)).not.toContain('party.corrected');
});

it('to another person is refused in words that say what to do', async () => {
  const { id, correct } = await openRefused();
  const { body } = await correct(id, { defendantFirstName: 'Margaret' });
  expect(body.error.message).toBe(
    'This is the name of another person. To claim from someone else, cancel this claim and start a new one.',
  );
});

it('leads no further from the party of the letter by several corrections than by one, and always back', async () => {
  const { id, correct, rows } = await openRefused();
  expect((await correct(id, { defendantLastName: 'Reid' })).status).toBe(200);
  // Alike 'Reid', but not 'Reed'.
  expect((await correct(id, { defendantLastName: 'Reiman' })).status).toBe(422);
  expect((await correct(id, { defendantLastName: 'Reed' })).status).toBe(200);
  expect(await rows('legal_claims')).toMatchObject([{ defendant_last_name: 'Reed' }]);
});

it('that changes nothing is no history', async () => {
  const { id, correct, story } = await openRefused();
  expect((await correct(id, {})).status).toBe(200);
  expect(await story(id)).not.toContain('party.corrected');
});

it('waits until a letter that is about to leave has left or failed, and is refused once it reached them', async () => {
  const bench = await openAgainBench();
  const { correct, details } = bench;
  const { id } = await bench.queued(bench.own());
  const waiting = await correct(id, { defendantEmail: newEmail });
  expect(waiting.status).toBe(409);
  expect(waiting.body.error.message).toContain('about to leave');
  expect((await details(id)).may).toMatchObject({ correct_party: false, send_again: false });
  await bench.letLetterLeave(id);
  const served = await correct(id, { defendantEmail: newEmail });
  expect(served.status).toBe(409);
  expect(served.body.error.message).toContain('has reached them');
  expect((await details(id)).claim.defendant_email).toBe('sam@reed.example');
});

it('is for the claimant and admins, while the claim is open', async () => {
  const { id, own, call, signUp, withRole, correct, again, db } = await openRefused();
  const stranger = await signUp('sam');
  const way = { to: newEmail, letter_dated_on: '2026-11-16' };
  expect((await correct(id, { defendantEmail: newEmail }, stranger)).status).toBe(404);
  expect((await again(id, way, stranger)).status).toBe(404);
  const admin = await withRole(await signUp('ada'), 'admin');
  expect((await correct(id, { defendantEmail: newEmail }, admin)).status).toBe(200);
  expect((await readHistory(db, id)).at(-1)).toMatchObject({ kind: 'party.corrected', actorKind: 'admin' });
  await call(own(), 'POST', `/api/claims/${id}/cancel`);
  expect((await correct(id, { defendantEmail: 'sam@third.example' })).status).toBe(409);
  expect((await again(id, way)).status).toBe(409);
});

it('may be made twenty times an hour', async () => {
  const { queued, own, work, correct, server } = await openAgainBench();
  server.refuseFor('sam@reed.example', { code: 550, text: 'no such user here' });
  const { id } = await queued(own());
  await work();
  const statuses = [];
  for (let press = 0; press < 21; press++)
    statuses.push((await correct(id, { defendantAddressLine1: `${press} Low Road` })).status);
  expect(statuses.slice(-2)).toEqual([200, 429]);
});
