import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { pdfWith } from '../../../../platform/pdf/papers/testing/sample-pdfs.ts';
import { clockStandsAt } from '../../../../testing/clock-stands-at.ts';
import { claimById } from '../../claims.store.ts';
import { documentsOfClaim } from '../../evidence/claim-documents.store.ts';
import { letterFileKey } from '../../letter/letter-file.ts';
import { openClaimsBench } from '../../testing/claims-bench.ts';
import { fitEnclosures } from './fit-enclosures.ts';

clockStandsAt('2026-11-16T10:00:00Z');

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const twoFiles = async () => ({
  'invoice.pdf': await pdfWith(['Invoice 77', 'Terms']),
  'locked.pdf': await pdfWith(['Secret'], { password: { user: 'open', owner: 'all' } }),
});

async function open(files?: Readonly<Record<string, Uint8Array>>) {
  const bench = await openClaimsBench();
  const hannah = await bench.signUp();
  const { id } = await bench.readyDraft(hannah, {}, files ?? (await twoFiles()));
  await bench.submit(hannah, id);
  const download = async (method: string, path: string, { token } = hannah) => {
    const res = await bench.app.request(`/api/claims/${id}/service/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
    });
    const bytes = new Uint8Array(await res.arrayBuffer());
    if (res.status !== 200) return { status: res.status, bytes, texts: [] as string[] };
    expect(res.headers.get('content-type')).toBe('application/pdf');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
    return { status: res.status, bytes, texts: text.map((page) => page.replace(/\s+/g, ' ')) };
  };
  const matches = async (code: string, hash: string) =>
    (
      await bench.call<{ match: boolean }>(
        null,
        'GET',
        `/api/check/${code}?sha256=${encodeURIComponent(hash)}`,
      )
    ).body;
  return { ...bench, hannah, id, download, matches };
}

describe('the pack to post', () => {
  it('has the steps, the address, the letter, the list and the enclosures, and names what is left out', async () => {
    const { download } = await open();
    const { status, texts } = await download('GET', 'post-pack.pdf');
    expect(status).toBe(200);
    expect(texts[0]).toContain('This page is for you. Do not post it.');
    expect(texts[0]).toContain('locked.pdf: it is protected by a password');
    expect(texts[1]).toMatch(/Sam Reed.*A letter to you/);
    expect(texts[2]).toContain('LETTER BEFORE ACTION');
    const list = texts.findIndex((text) => text.includes('Printed separately'));
    expect(texts[list]).toMatch(/1 invoice\.pdf 2.*locked\.pdf/);
    expect(texts.slice(list + 1)).toEqual([
      expect.stringMatching(/^Invoice 77 Enclosure 1 – page 1 of 2/),
      expect.stringMatching(/^Terms Enclosure 1 – page 2 of 2/),
    ]);
    expect(texts[0]).toContain(`there are ${texts.length - 1} sheets to post`);
  });

  it('ends in words with as many files as a claim can hold, far more pages than a letter box takes', async () => {
    const pages = Array.from({ length: 60 }, (_, at) => `Page ${at + 1}`);
    const long = await pdfWith(pages);
    const name = (at: number) => `report-${String(at + 1).padStart(2, '0')}.pdf`;
    const files = Array.from({ length: 20 }, (_, at) => [name(at), long] as const);
    const { download } = await open(Object.fromEntries(files));
    const { status, texts } = await download('GET', 'post-pack.pdf');
    expect(status).toBe(200);
    // Two of sixty pages fit into 150.
    expect(texts.filter((text) => /Enclosure \d+ – page/.test(text))).toHaveLength(120);
    const list = texts.find((text) => text.includes('Printed separately')) ?? '';
    for (let at = 2; at < 20; at++) expect(list).toContain(name(at));
    expect(texts[0]).toContain(`${name(2)}: the enclosures before it fill the envelope`);
  });

  it('names the files for which no time is left, and reads none of them', async () => {
    const { app, id, hannah } = await open();
    const documents = await documentsOfClaim(app.platform.db, id);
    const files = {
      ...app.platform.files,
      read: () => Promise.reject(new Error('read after its time')),
    };
    const over = AbortSignal.abort();
    expect(await fitEnclosures({ files }, hannah.id, documents, 0, over)).toEqual({
      enclosures: [],
      leftOut: documents.map(({ fileName }) => ({
        name: fileName,
        why: 'the files before it took too long to read',
      })),
    });
  });

  it('is for the claimant and our team', async () => {
    const { signUp, withRole, download } = await open();
    const other = await signUp('other');
    for (const path of ['post-pack.pdf']) expect((await download('GET', path, other)).status).toBe(404);
    expect((await download('POST', 'certificate.pdf', other)).status).toBe(404);
    const admin = await withRole(await signUp('ada'), 'admin');
    expect((await download('GET', 'post-pack.pdf', admin)).status).toBe(200);
  });
});

describe('the certificate of service', () => {
  it('names the stored letter, and letter and certificate match under its code, nothing else does', async () => {
    const { app, download, matches, id } = await open();
    const { status, bytes, texts } = await download('POST', 'certificate.pdf');
    expect(status).toBe(200);
    const claim = await claimById(app.platform.db, id);
    const key = letterFileKey(id, claim?.generatedLetterContent ?? '');
    const letter = sha256(await buffer((await app.platform.files.read(key)).stream));
    const [summary = '', attempt = ''] = texts;
    expect(summary.replaceAll(' ', '')).toContain(letter);
    expect(summary).toContain('sam@reed.example');
    expect(attempt).toContain('Attempt 1: e-mail');
    const [, code = ''] = /\/check\/([0-9A-Z-]+)/.exec(summary) ?? [];
    expect(await matches(code, letter)).toEqual({ match: true });
    expect(await matches(code.toLowerCase(), sha256(bytes))).toEqual({ match: true });
    expect(await matches(code, sha256(bytes.subarray(1)))).toEqual({ match: false });
    expect(
      await matches(
        code.replace(/^./, (first) => (first === '2' ? '3' : '2')),
        letter,
      ),
    ).toEqual({ match: false });
    for (const hash of ['', 'abc', 'x'.repeat(64)])
      expect(await matches(code, hash)).toEqual({ match: false });
    const again = await download('POST', 'certificate.pdf');
    expect(again.texts[0]).toContain(code);
  });
});
