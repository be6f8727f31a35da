import { claimForm } from '@plainclaim/domain/claims/claim-form';
import { finishedFacts } from '@plainclaim/domain/claims/facts/finished-facts';
import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { shippedLaw } from '@plainclaim/domain/law/law';
import { draftLetter } from '@plainclaim/domain/letters/draft-letter';
import { factsOfForm } from '@plainclaim/domain/letters/facts-of-form';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { pdf, png } from '../../../platform/files/testing/sample-files.ts';
import { clockStandsAt } from '../../../testing/clock-stands-at.ts';
import { verifyHistory } from '../../history/index.ts';
import { finishedForm } from '../testing/finished-form.ts';
import { openLetterMailsBench, plain } from '../testing/letter-mails-bench.ts';

clockStandsAt('2026-11-16T10:00:00Z');

const lettersTo = { isOther: true, address: 'c/o Okoro Studio, 4 Park Row, Leeds', postcode: 'LS1 5HD' };
const home = /12 Mill Lane|LS1 4AP/;

type Choice = { readonly keptBack: readonly string[]; readonly lettersTo?: typeof lettersTo };

/** A claim with two files, with the letter that the product writes for it. */
async function openChoice(change: object = {}) {
  const bench = await openLetterMailsBench();
  const { app, hannah, call, draft, upload } = bench;
  const { id } = await draft(hannah, { ...finishedForm, ...change });
  const path = `/api/claims/drafts/${id}`;
  await upload(hannah, path, 'invoice.pdf', pdf);
  // A second apart, so that their order is known.
  app.clock.forward(1);
  await upload(hannah, path, 'diary.png', png);
  const read = async () =>
    (
      await call<{
        draft: {
          form: typeof finishedForm;
          version: number;
          facts: FactsInput;
          documents: { id: string; file_name: string }[];
        };
      }>(hannah, 'GET', path)
    ).body.draft;
  const choose = async ({ keptBack, lettersTo: address }: Choice) => {
    const { form, version, facts, documents } = await read();
    const evidence = documents.map(({ id: file, file_name: what }) => ({
      id: file,
      type: 'other',
      what,
      file,
      keptBack: keptBack.includes(what),
    }));
    const chosen = { ...facts, evidence, ...(address && { lettersTo: address }) };
    const saved = await call(hannah, 'PUT', path, { form, facts: chosen, step: 4, version });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const now = new Date('2026-11-16T10:00:00Z');
    const finished = claimForm(now).parse(form);
    const today = toIsoDate('2026-11-16');
    const told = finishedFacts(chosen, finished, today);
    if (!told.ok) throw new Error(JSON.stringify(told.refusals));
    const letter = draftLetter({ facts: factsOfForm(finished, told.facts), today, law: shippedLaw });
    const { status, body } = await call(hannah, 'PUT', `${path}/letter`, { letter });
    expect(status, JSON.stringify(body)).toBe(200);
  };
  return { ...bench, id, path, read, choose };
}

const namesIn = (mail: { attachments: { filename: string | null }[] }) =>
  mail.attachments.map(({ filename }) => filename);

describe('what the claimant keeps from the other side', () => {
  it('is in neither letter nor mail, and stays with the case', async () => {
    const { app, hannah, id, choose, submit, mailTo, rows, call } = await openChoice();
    await choose({ keptBack: ['diary.png'], lettersTo });
    expect((await submit(hannah, id)).status).toBe(201);
    await app.runJobs();

    const letter = mailTo('sam@reed.example');
    expect(namesIn(letter)).toEqual(['Letter Before Action.pdf', 'invoice.pdf']);
    const [printed] = letter.attachments;
    const document = await getDocumentProxy(new Uint8Array(printed?.content as ArrayBuffer));
    const { text } = await extractText(document, { mergePages: true });
    for (const part of [letter.text, letter.html || '', text]) {
      expect(plain(part)).not.toMatch(/diary/);
      expect(plain(part)).not.toMatch(home);
      expect(plain(part)).toContain('[1] invoice.pdf');
      expect(plain(part)).toContain('4 Park Row');
    }
    expect(plain(mailTo('hannah@post.example').text)).toContain(
      'with 1 document. A copy of the letter is attached.',
    );
    expect(plain(mailTo('hannah@post.example').text)).toContain('1 document stays with your case');

    expect(await rows('claim_documents')).toMatchObject([
      { file_name: 'invoice.pdf', sent_as: 'attached' },
      { file_name: 'diary.png', sent_as: 'kept-back' },
    ]);
    const events = await rows('history_events', 'sequence');
    expect(events.find(({ kind }) => kind === 'letter.queued')).toMatchObject({
      facts: { attached: 1, linked: 0, left_out: 0, kept_back: 1 },
    });
    expect(await verifyHistory(app.platform.db, id)).toMatchObject({ whole: true });
    const { body } = await call<{ facts: object; documents: object[]; claim: object }>(
      hannah,
      'GET',
      `/api/claims/${id}`,
    );
    expect(body).toMatchObject({
      claim: { plaintiff_address: '12 Mill Lane, Leeds', plaintiff_postcode: 'LS1 4AP' },
      facts: {
        evidence: [{ what: 'invoice.pdf' }, { what: 'diary.png', keptBack: true }],
        lettersTo: { address: lettersTo.address, postcode: lettersTo.postcode },
      },
      documents: [{ file_name: 'invoice.pdf' }, { file_name: 'diary.png', kept_back: true }],
      mails: expect.arrayContaining([
        expect.objectContaining({ notice: 'Not sent, because it was kept back: diary.png.' }),
      ]),
    });
    expect(body.documents[0]).not.toHaveProperty('kept_back');
  });

  it('does not reach those who deliver a letter without an e-mail address either', async () => {
    const { app, hannah, id, choose, submit, mailTo } = await openChoice({
      defendantEmail: '',
      defendantEmailUnknown: true,
    });
    await choose({ keptBack: ['diary.png'], lettersTo });
    expect((await submit(hannah, id)).status).toBe(201);
    await app.runJobs();
    const toDeliver = mailTo('team@plainclaim.example');
    expect(namesIn(toDeliver)).toEqual(['Letter Before Action.pdf', 'invoice.pdf']);
    expect(plain(toDeliver.text)).not.toMatch(home);
  });

  it('is nothing where nothing was chosen', async () => {
    const { app, hannah, id, choose, submit, mailTo } = await openChoice();
    await choose({ keptBack: [] });
    expect((await submit(hannah, id)).status).toBe(201);
    await app.runJobs();
    const letter = mailTo('sam@reed.example');
    expect(namesIn(letter)).toEqual(['Letter Before Action.pdf', 'invoice.pdf', 'diary.png']);
    expect(plain(letter.text)).toMatch(home);
  });

  it('makes the letter stale when it changes, and refuses half an address', async () => {
    const { hannah, id, path, choose, submit, call, read, rows } = await openChoice();
    await choose({ keptBack: [] });
    const { form, version, facts } = await read();
    await call(hannah, 'PUT', path, { form, facts: { ...facts, lettersTo }, step: 4, version });
    expect(await call(hannah, 'GET', path)).toMatchObject({
      body: { draft: { letter: { is_stale: true } } },
    });
    expect((await submit(hannah, id)).status).toBe(409);
    const half = { ...lettersTo, postcode: '' };
    await call(hannah, 'PUT', path, {
      form,
      facts: { ...facts, lettersTo: half },
      step: 4,
      version: version + 1,
    });
    const refused = await call<{ error: { fields: object[] } }>(hannah, 'POST', `${path}/submit`, {});
    expect(refused.status).toBe(422);
    expect(refused.body.error.fields).toEqual([
      { field: 'facts.lettersTo.postcode', message: 'Please give the postcode of the address for letters' },
    ]);
    expect(await rows('legal_claims')).toEqual([]);
  });
});
