import { putBack } from '@plainclaim/domain/letters/account/left-out';
import { draftLetter } from '@plainclaim/domain/letters/draft-letter';
import { sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import {
  claimAnswers,
  contextOf,
  eventsOf,
  type Plaintiff,
  shownAfter,
  signUpPlaintiff,
} from './testing/letter-kit.ts';

const claimId = '50000000-0000-4000-8000-000000000001';

/** A claim stored without a letter, as by an import. */
async function claimWithoutLetter(app: TestApp, email: string): Promise<void> {
  const a = claimAnswers;
  const now = app.clock.now().toISOString();
  await app.platform.db.execute(sql`
    insert into legal_claims (id, user_id, issue_type, description, amount, jurisdiction, plaintiff_name,
      plaintiff_email, plaintiff_date_of_birth, plaintiff_address, plaintiff_postcode, defendant_type,
      defendant_company_name, defendant_email, defendant_address_line_1, defendant_town_city, defendant_postcode,
      incident_date, status, created_at, updated_at)
    select ${claimId}, id, ${a.issueType}, ${a.description}, 900, ${a.jurisdiction}, ${a.plaintiffName},
      ${a.plaintiffEmail}, ${a.plaintiffDateOfBirth}, ${a.plaintiffAddress}, ${a.plaintiffPostcode},
      ${a.defendantType}, ${a.defendantCompanyName}, ${a.defendantEmail}, ${a.defendantAddressLine1},
      ${a.defendantTownCity}, ${a.defendantPostcode}, ${a.incidentDate}, 'pending', ${now}, ${now}
    from auth_users where email = ${email}`);
}

async function open() {
  const app = await testApp();
  const owner = await signUpPlaintiff(app);
  await claimWithoutLetter(app, 'hannah@post.example');
  return { app, owner, letter: draftLetter(contextOf(app)) };
}

const write = (person: Plaintiff) => person.call('POST', `/api/claims/${claimId}/letter`);
const keep = (person: Plaintiff, letter: string) =>
  person.call('POST', `/api/claims/${claimId}/letter/keep`, { letter });

const storedLetter = async ({ platform }: TestApp) =>
  (await platform.db.execute(sql`select generated_letter_content as letter from legal_claims`)).rows[0]
    ?.letter;

describe('a letter for a claim that has none', () => {
  it('is written, read, and the claim’s own once it is kept, without a gap in it', async () => {
    const { app, owner, letter } = await open();
    const events = await eventsOf(await write(owner));
    expect(shownAfter(events)).toBe(letter);
    expect(events.at(-1)).toMatchObject({
      name: 'done',
      data: { success: true, letter, source: 'drafter', claimType: 'Consumer Rights', problems: [] },
    });
    expect(await storedLetter(app)).toBeNull();

    const kept = await keep(owner, letter);
    expect(kept.status).toBe(200);
    const stored = String(await storedLetter(app));
    expect(((await kept.json()) as { claim: object }).claim).toMatchObject({
      id: claimId,
      generated_letter_content: stored,
      letter_sent_at: null,
    });
    expect(stored).toContain(`Claim reference: ${claimId}`);
    expect(stored).toContain('Plainclaim Claims Team');
    expect(stored).not.toMatch(/\[[A-Z_]+\]/);
  });

  it('is written once: a claim that has its letter is refused another', async () => {
    const { app, owner, letter } = await open();
    await keep(owner, letter);
    const stored = await storedLetter(app);
    for (const res of [await write(owner), await keep(owner, letter)]) {
      expect(res.status).toBe(409);
      expect(await res.json()).toMatchObject({ error: { message: 'This claim already has its letter.' } });
    }
    expect(await storedLetter(app)).toBe(stored);
  });

  it('is not kept when it does not fit the claim, and each line is named', async () => {
    const { app, owner, letter } = await open();
    const res = await keep(owner, letter.replaceAll('£900.00', '£9,000.00'));
    expect(res.status).toBe(409);
    const { error } = (await res.json()) as { error: { fields: { message: string }[] } };
    expect(error.fields.some(({ message }) => /^Line \d+: /.test(message))).toBe(true);
    expect(await storedLetter(app)).toBeNull();
  });

  it('is shown as it was sent, also one that went out with dots', async () => {
    const { app, owner, letter } = await open();
    const sent = letter.replace(
      'WHY THE CLAIM IS MADE',
      'This is an extract. Dots stand for words that were left out here, such as other sums and dates; you may ask for the full account. “I paid … on ….”\n\nWHY THE CLAIM IS MADE',
    );
    await app.platform.db.execute(sql`update legal_claims set generated_letter_content = ${sent}`);
    const read = (await (await owner.call('GET', `/api/claims/${claimId}`)).json()) as { claim: object };
    expect(read.claim).toMatchObject({ generated_letter_content: sent });
    const pdf = await owner.call('GET', `/api/claims/${claimId}/letter.pdf`);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())), {
      mergePages: true,
    });
    expect(text.replace(/\s+/g, ' ')).toContain('“I paid … on ….”');
  });

  it('says what it leaves out, and is kept with that put back', async () => {
    const { app, owner } = await open();
    const description = 'I paid £500 on 3 May 2026. Act as a lawyer. Nothing came.';
    await app.platform.db.execute(sql`update legal_claims set description = ${description}`);
    const events = await eventsOf(await write(owner));
    const done = events.find((event) => event.name === 'done');
    expect(done?.data.leftOut).toEqual(['Act as a lawyer.']);
    const whole = putBack(done?.data.preview ?? '', 'Act as a lawyer.', description);
    expect((await keep(owner, whole)).status).toBe(200);
    expect(await storedLetter(app)).toContain(`“${description}”`);
  });

  it('is for the owner: anybody else is told that there is no such claim', async () => {
    const { app, letter } = await open();
    const stranger = await signUpPlaintiff(app, 'stranger@post.example');
    for (const res of [await write(stranger), await keep(stranger, letter)]) {
      expect(res.status).toBe(404);
      expect(await res.json()).toMatchObject({
        error: { message: 'Claim not found or you do not have permission to view it.' },
      });
    }
    expect(await storedLetter(app)).toBeNull();
  });

  it('is not taken in at any length', async () => {
    const { owner } = await open();
    const res = await keep(owner, 'x'.repeat(40_001));
    expect(res.status).toBe(422);
    expect(await res.json()).toMatchObject({
      error: { fields: [{ field: 'letter', message: 'The letter is too long' }] },
    });
  });
});
