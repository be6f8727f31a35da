import { emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { claimantNameWords } from '@plainclaim/domain/claims/claimant-name';
import { addressFullWords, lettersPerDay } from '@plainclaim/domain/claims/letter-allowance';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type ErrorAnswer, openClaimsBench } from '../testing/claims-bench.ts';
import { finishedForm } from '../testing/finished-form.ts';

const defendantEmail = 'sam@reed.example';
const refused = { status: 429, body: { error: { message: addressFullWords } } };

/** Each letter comes from a separate account. */
async function open() {
  const bench = await openClaimsBench();
  let people = 0;
  const ready = async (address = defendantEmail) => {
    const person = await bench.signUp(`claimant-${people++}`);
    const { id } = await bench.readyDraft(person, { defendantEmail: address });
    return { submit: () => bench.submit(person, id), person, id };
  };
  const send = async (address?: string) => (await ready(address)).submit();
  const letters = async () =>
    (await bench.rows('emails')).filter(({ kind }) => kind === 'letter-before-action').length;
  const fill = async () => {
    for (let n = 0; n < lettersPerDay; n++) expect((await send()).status).toBe(201);
  };
  return { ...bench, ready, send, letters, fill };
}

describe('letters to one address, from any number of accounts', () => {
  it('are so many in a day; the draft of one more stays as it was and goes the day after', async () => {
    const bench = await open();
    await bench.fill();
    const late = await bench.ready();
    expect(await late.submit()).toMatchObject(refused);
    expect(await bench.letters()).toBe(lettersPerDay);
    expect((await bench.rows('claim_drafts')).map(({ id }) => id)).toEqual([late.id]);
    expect(await bench.send('other@reed.example')).toMatchObject({ status: 201 });
    bench.app.clock.forward(25 * 3600);
    const person = await bench.signIn(late.person);
    // The letter contains the date on which it was written.
    const letter = bench.letterFor({ ...emptyClaimForm, ...finishedForm });
    await bench.call(person, 'PUT', `/api/claims/drafts/${late.id}/letter`, { letter });
    expect((await bench.submit(person, late.id)).status).toBe(201);
  });

  it.each(['SAM@reed.example', 'sam+2@reed.example', 'Sam+other@Reed.example'])(
    'are counted together with those to %s',
    async (address) => {
      const bench = await open();
      await bench.send(address);
      for (let n = 1; n < lettersPerDay; n++) await bench.send();
      expect(await bench.send()).toMatchObject(refused);
      expect(await bench.send(address)).toMatchObject(refused);
    },
  );

  it('are counted together however a Google address is written', async () => {
    const bench = await open();
    for (const address of ['samreed@gmail.com', 's.amreed@gmail.com', 'sam.reed+1@googlemail.com'])
      expect(await bench.send(address)).toMatchObject({ status: 201 });
    await bench.send('s.a.m.r.e.e.d@gmail.com');
    await bench.send('SamReed@googlemail.com');
    expect(await bench.send('samre.ed@gmail.com')).toMatchObject(refused);
    expect(await bench.send('samreeds@gmail.com')).toMatchObject({ status: 201 });
  });

  it('count each other when they are posted at the same moment', async () => {
    const bench = await open();
    const drafts = [];
    for (let n = 0; n < lettersPerDay + 3; n++) drafts.push(await bench.ready());
    const answers = await Promise.all(drafts.map(({ submit }) => submit()));
    const of = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([of(201), of(429)]).toEqual([lettersPerDay, 3]);
    expect(await bench.letters()).toBe(lettersPerDay);
  });

  it('are not those that our team delivers', async () => {
    const bench = await open();
    for (let n = 0; n <= lettersPerDay; n++) {
      const person = await bench.signUp(`unknown-${n}`);
      const unknown = { defendantEmail: '', defendantEmailUnknown: true };
      const { id } = await bench.readyDraft(person, unknown);
      expect((await bench.submit(person, id)).status).toBe(201);
    }
  });

  it('that were not sent with their claim are counted when they are', async () => {
    const bench = await open();
    const hannah = await bench.signUp();
    const claim = await bench.submitted(hannah);
    await bench.app.platform.db.execute(sql`delete from emails where claim_id = ${claim.id}`);
    await bench.fill();
    const answer = await bench.call<ErrorAnswer>(hannah, 'POST', '/functions/v1/send-lba-email', {
      to: defendantEmail,
      subject: 'Letter Before Action',
      body: 'The stored letter is sent.',
      attachments: [],
      claimId: claim.id,
      isUnknownEmail: false,
    });
    expect(JSON.stringify(answer.body)).toContain('at most 5 letters');
    expect(await bench.letters()).toBe(lettersPerDay);
  });

  it('are found through an index', async () => {
    const { app } = await open();
    const plan = await app.platform.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = await tx.execute(sql`explain select 1 from emails
        where lower(to_address) like 'sam+%' and lower(to_address) like '%@reed.example' limit 5`);
      return JSON.stringify(rows);
    });
    expect(plan).toContain('emails_to');
  });
});

describe('a name that would deceive', () => {
  it('is refused by the server as by the form, and no letter goes out under it', async () => {
    const bench = await open();
    const hannah = await bench.signUp();
    const { id } = await bench.readyDraft(hannah);
    await bench.app.platform.db.execute(
      sql`update claim_drafts set form = form || '{"plaintiffName": "HM Courts"}' where id = ${id}`,
    );
    const answer = await bench.submit(hannah, id);
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toContain(claimantNameWords.authority);
    expect(await bench.letters()).toBe(0);
  });
});
