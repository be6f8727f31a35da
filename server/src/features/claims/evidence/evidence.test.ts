import { evidenceMessages, maxEvidenceBytes, maxEvidenceFiles } from '@plainclaim/domain/claims/evidence';
import { describe, expect, it } from 'vitest';
import { oleFile } from '../../../platform/files/testing/ole-file.ts';
import {
  docx,
  jpeg,
  linuxProgram,
  pdf,
  png,
  webPage,
  windowsProgram,
} from '../../../platform/files/testing/sample-files.ts';
import { claimNotFoundWords } from '../claim-not-found.ts';
import { type DraftBody, type ErrorAnswer, openClaimsBench, type Person } from '../testing/claims-bench.ts';

type Added = { document: { id: string; file_name: string; file_type: string; file_size: number } };

const megabyte = 1024 * 1024;
/** The header of a PDF, padded to this size. */
const pdfOf = (bytes: number) => Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, 0x20)]);

async function open() {
  const bench = await openClaimsBench();
  const hannah = await bench.signUp();
  const { id } = await bench.draft(hannah);
  const path = `/api/claims/drafts/${id}`;
  const add = <Body = ErrorAnswer>(name: string, content: Uint8Array, person: Person = hannah) =>
    bench.upload<Body>(person, path, name, content);
  const documents = async () =>
    (await bench.call<{ draft: DraftBody }>(hannah, 'GET', path)).body.draft.documents;
  return { ...bench, hannah, id, path, add, documents };
}

describe('evidence', () => {
  it.each([
    ['invoice.pdf', pdf, 'application/pdf', 'pdf'],
    ['Photo.JPG', jpeg, 'image/jpeg', 'jpg'],
    ['photo.jpeg', jpeg, 'image/jpeg', 'jpg'],
    ['scan.png', png, 'image/png', 'png'],
    [
      'contract.docx',
      docx,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'docx',
    ],
    ['old.doc', oleFile([{ name: 'WordDocument' }]), 'application/msword', 'doc'],
  ])('takes %s and keeps it privately below the draft', async (name, content, type, extension) => {
    const { add, id, rows, documents, app, path, call, hannah } = await open();
    const { status, body } = await add<Added>(name, content);
    expect(status).toBe(201);
    expect(body.document).toMatchObject({ file_name: name, file_type: type, file_size: content.length });
    expect(await documents()).toMatchObject([{ id: body.document.id, file_name: name }]);
    const [row] = await rows('claim_draft_documents');
    expect(row?.file_path).toMatch(new RegExp(`^${id}/\\d{13}-[0-9a-f]{32}\\.${extension}$`));
    const key = `private/claim-documents/${row?.file_path}`;
    expect((await app.platform.files.stat(key)).contentType).toBe(type);
    expect(await rows('unclaimed_files', 'since')).toEqual([]);
    const { body: link } = await call<{ url: string }>(
      hannah,
      'GET',
      `${path}/documents/${body.document.id}/link`,
    );
    const download = await app.request(link.url);
    expect(Buffer.from(await download.arrayBuffer())).toEqual(Buffer.from(content));
    app.clock.forward(11 * 60);
    expect((await app.request(link.url)).status).toBe(410);
  });

  it('may be 9.9 MB', async () => {
    const { add } = await open();
    const { status, body } = await add<Added>('large.pdf', pdfOf(Math.floor(9.9 * megabyte)));
    expect(status).toBe(201);
    expect(body.document.file_size).toBe(Math.floor(9.9 * megabyte));
  });

  it('may not be 10.1 MB, said before it is read or, without a length, while it comes', async () => {
    const { add, app, path, hannah, documents, rows } = await open();
    const content = pdfOf(Math.ceil(10.1 * megabyte));
    const known = await add('large.pdf', content);
    expect(known).toMatchObject({ status: 413, body: { error: { message: evidenceMessages.size } } });
    let read = 0;
    const streamed = await app.request(`${path}/documents?name=large.pdf`, {
      method: 'POST',
      headers: { authorization: `Bearer ${hannah.token}`, 'transfer-encoding': 'chunked' },
      body: new ReadableStream({
        pull(controller) {
          if (read === 0) controller.enqueue(new Uint8Array(pdf));
          else controller.enqueue(new Uint8Array(megabyte));
          read += 1;
          if (read > 64) controller.close();
        },
      }),
      // Node requires it for a body without a known length.
      duplex: 'half',
    } as RequestInit);
    expect(streamed.status).toBe(413);
    expect(((await streamed.json()) as ErrorAnswer).error.message).toBe(evidenceMessages.size);
    expect(read).toBeLessThan(16);
    expect(await documents()).toEqual([]);
    expect(await rows('unclaimed_files', 'since')).toEqual([]);
  });

  it('may be exactly 10 MB and not a byte more', async () => {
    const { add } = await open();
    expect((await add('exact.pdf', pdfOf(maxEvidenceBytes))).status).toBe(201);
    expect((await add('more.pdf', pdfOf(maxEvidenceBytes + 1))).status).toBe(413);
  });

  it.each([
    ['a renamed Windows program', 'invoice.pdf', windowsProgram, 415, evidenceMessages.content],
    ['a renamed Linux program', 'photo.jpg', linuxProgram, 415, evidenceMessages.content],
    ['a web page called a document', 'contract.doc', webPage, 415, evidenceMessages.content],
    ['a picture called a PDF', 'scan.pdf', png, 415, evidenceMessages.content],
    ['a PDF called a picture', 'scan.png', pdf, 415, evidenceMessages.content],
    ['a program by its name', 'setup.exe', windowsProgram, 415, evidenceMessages.type],
    ['a name that hides its end', 'invoice.pdf\u202e.exe', windowsProgram, 415, evidenceMessages.type],
    ['a name without an end', 'invoice', pdf, 415, evidenceMessages.type],
    ['nothing at all', 'empty.pdf', Buffer.alloc(0), 422, evidenceMessages.empty],
  ])('refuses %s in clear words', async (_what, name, content, status, message) => {
    const { add, documents, rows } = await open();
    expect(await add(name, content)).toMatchObject({ status, body: { error: { message } } });
    expect(await documents()).toEqual([]);
    expect(await rows('unclaimed_files', 'since')).toEqual([]);
  });

  it('is at most twenty files, also when the last ones come at once', async () => {
    const { add, documents } = await open();
    for (let n = 1; n < maxEvidenceFiles; n++) expect((await add(`${n}.pdf`, pdf)).status).toBe(201);
    const answers = await Promise.all([add('x.pdf', pdf), add('y.pdf', pdf), add('z.pdf', pdf)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await add('21.pdf', pdf)).toMatchObject({
      status: 409,
      body: { error: { message: evidenceMessages.count } },
    });
    expect(await documents()).toHaveLength(maxEvidenceFiles);
  });

  it('goes with its file when it is removed, once or twice', async () => {
    const { add, call, documents, hannah, path, rows, app } = await open();
    const { body } = await add<Added>('invoice.pdf', pdf);
    const [row] = await rows('claim_draft_documents');
    const key = `private/claim-documents/${row?.file_path}`;
    expect(await app.platform.files.exists(key)).toBe(true);
    for (let n = 0; n < 2; n++)
      expect((await call(hannah, 'DELETE', `${path}/documents/${body.document.id}`)).status).toBe(204);
    expect(await documents()).toEqual([]);
    expect(await app.platform.files.exists(key)).toBe(false);
    expect(await rows('unclaimed_files', 'since')).toEqual([]);
  });

  it('is not there for anyone else', async () => {
    const { add, call, signUp, path } = await open();
    const { body } = await add<Added>('invoice.pdf', pdf);
    const sam = await signUp('sam');
    const answers = [
      await add('mine.pdf', pdf, sam),
      await call<ErrorAnswer>(sam, 'GET', `${path}/documents/${body.document.id}/link`),
      await call<ErrorAnswer>(sam, 'DELETE', `${path}/documents/${body.document.id}`),
    ];
    for (const { status, body: refused } of answers)
      expect([status, refused.error.message]).toEqual([404, claimNotFoundWords]);
  });

  it('goes with the draft that is thrown away', async () => {
    const { add, call, hannah, path, rows, app } = await open();
    await add('invoice.pdf', pdf);
    const [row] = await rows('claim_draft_documents');
    expect((await call(hannah, 'DELETE', path)).status).toBe(204);
    expect((await call(hannah, 'GET', path)).status).toBe(404);
    expect(await rows('claim_draft_documents')).toEqual([]);
    expect(await app.platform.files.exists(`private/claim-documents/${row?.file_path}`)).toBe(false);
  });
});
