import { sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { pdf, png } from '../../../platform/files/testing/sample-files.ts';
import { clockStandsAt } from '../../../testing/clock-stands-at.ts';
import { printingReader, storeLetter } from '../letter/print-when-read.ts';
import { openLetterMailsBench, plain } from '../testing/letter-mails-bench.ts';

clockStandsAt('2026-11-16T10:00:00Z');

const megabyte = 1024 * 1024;

const pdfOf = (bytes: number) => Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, 0x20)]);

const names = (mail: { attachments: { filename: string | null }[] }) =>
  mail.attachments.map(({ filename }) => filename);

describe('the mails of a submission, read back from a mail server', () => {
  it('tell the claimant’s story whole, every sum and day of it, in the text and in the PDF', async () => {
    const { app, hannah, readyDraft, submit, mailTo } = await openLetterMailsBench();
    const told = [
      'I paid a deposit of £1,850 on 12 June 2026.',
      'I paid another £650 on 3 July 2026, and 75 pounds in August 2026.',
      'He said he would break my legs; I reported it to the police on 4 July.',
    ];
    const { id } = await readyDraft(hannah, { description: told.join(' ') });
    expect((await submit(hannah, id)).status).toBe(201);
    await app.runJobs();
    const letter = mailTo('sam@reed.example');
    const [printed] = letter.attachments;
    const document = await getDocumentProxy(new Uint8Array(printed?.content as ArrayBuffer));
    const { text } = await extractText(document, { mergePages: true });
    for (const sentence of told)
      for (const part of [letter.text, text]) expect(plain(part)).toContain(sentence);
  });

  it('bring the letter, its PDF and the documents to the defendant, and a copy to the claimant', async () => {
    const { app, hannah, readyDraft, submit, mailTo, details } = await openLetterMailsBench();
    const { id } = await readyDraft(hannah, {}, { 'Invoice № 7.pdf': pdf, 'photo.png': png });
    const { body } = await submit(hannah, id);
    expect((await app.runJobs()).failed).toBe(0);

    const letter = mailTo('sam@reed.example');
    expect(letter.subject).toBe(`Letter Before Action: Hannah Okoro and Sam Reed – Claim ID: ${id}`);
    expect(letter.replyTo).toMatchObject([{ address: 'replies@plainclaim.example' }]);
    expect(letter.from).toMatchObject({ address: 'claims@plainclaim.example' });
    for (const part of [letter.text, letter.html?.replace(/<[^>]+>/g, ' ')])
      for (const words of [
        'FAILURE TO RESPOND',
        'HOW TO RESPOND',
        'I dispute this claim',
        '16 December 2026',
      ])
        expect(plain(part)).toContain(words);
    // The whole letter, ignoring the mail's line breaks.
    for (const line of body.claim.generated_letter_content.split('\n'))
      expect(plain(letter.text)).toContain(plain(line).trim());
    for (const words of [
      'Is this genuine?',
      'How to reply.',
      'Your data.',
      'ico.org.uk',
      'claims@plainclaim.example',
    ])
      expect(plain(letter.text)).toContain(words);
    expect(names(letter)).toEqual(['Letter Before Action.pdf', 'Invoice № 7.pdf', 'photo.png']);
    const [printed, invoice, photo] = letter.attachments.map(({ content }) =>
      Buffer.from(content as ArrayBuffer),
    );
    expect(printed?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(invoice).toEqual(pdf);
    expect(photo).toEqual(png);
    expect(letter.attachments.map(({ mimeType }) => mimeType)).toEqual([
      'application/pdf',
      'application/pdf',
      'image/png',
    ]);

    const confirmation = mailTo('hannah@post.example');
    expect(confirmation.subject).toContain(`Claim ID: ${id}`);
    for (const words of [
      'sam@reed.example, with 2 documents',
      '£1,250.50',
      '16 December 2026',
      `/claim/${id}`,
    ])
      expect(plain(confirmation.text)).toContain(words);
    expect(names(confirmation)).toEqual(['Letter Before Action.pdf']);

    const { mails } = await details(hannah, id);
    expect(mails).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'letter-before-action',
          to: 'sam@reed.example',
          state: 'sent',
          attachments: 2,
          notice: null,
          sent_at: '2026-11-16T10:00:01.000Z',
        }),
        // The copy of the letter is the mail's own, as in the letter's mail.
        expect.objectContaining({ kind: 'claim-confirmation', state: 'sent', attachments: 0, notice: null }),
      ]),
    );
  });

  it('bring a letter that is printed once, by whoever sends it first, and nobody waits for it', async () => {
    const { app, hannah, queued, server, rows } = await openLetterMailsBench();
    const claim = await queued(hannah);
    const files = await rows('email_attachments', 'id');
    const keys = new Set(files.map(({ file_key }) => String(file_key)));
    expect([files.length, keys.size]).toEqual([2, 1]);
    const [key = ''] = keys;
    expect(await app.platform.files.exists(key)).toBe(false);
    await app.runJobs();
    const { size } = await app.platform.files.stat(key);
    const sent = server.received.map(({ parsed }) =>
      Buffer.from(parsed.attachments[0]?.content as ArrayBuffer),
    );
    expect(sent.map((bytes) => bytes.length)).toEqual([size, size]);
    expect(sent[0]).toEqual(sent[1]);
    expect((await rows('email_attachments', 'id')).map((row) => row.size)).toEqual([size, size]);
    expect(claim.id).toBe(/claim-letters\/([^/]+)/.exec(key)?.[1]);
  });

  it('bring the letter that a worker printed before it died, and the file is known from then on', async () => {
    const { app, hannah, queued, server, rows } = await openLetterMailsBench();
    const claim = await queued(hannah);
    const [kept] = await rows('legal_claims', 'id');
    const letter = String(kept?.generated_letter_content);
    const { fileKey, size } = await storeLetter(app.platform, { claimId: claim.id, letter });
    expect((await rows('unclaimed_files', 'file_key')).map((row) => row.file_key)).toEqual([fileKey]);
    expect((await app.runJobs()).failed).toBe(0);
    expect(server.received).toHaveLength(2);
    expect((await rows('email_attachments', 'id')).map((row) => row.size)).toEqual([size, size]);
    expect(await rows('unclaimed_files', 'file_key')).toEqual([]);
  });

  it('leave no letter behind that nobody knows of, when they were erased while it was printed', async () => {
    const { app, hannah, queued, rows } = await openLetterMailsBench();
    const claim = await queued(hannah);
    const [kept] = await rows('legal_claims', 'id');
    const letter = String(kept?.generated_letter_content);
    const { fileKey: key } = await storeLetter(app.platform, { claimId: claim.id, letter });
    await app.platform.db.execute(sql`delete from emails where claim_id = ${claim.id}`);
    await app.platform.db.execute(
      sql`update legal_claims set generated_letter_content = null where id = ${claim.id}`,
    );
    (await printingReader(app.platform).read(key)).stream.destroy();
    expect((await rows('unclaimed_files', 'file_key')).map((row) => row.file_key)).toEqual([key]);
  });

  it('fail rather than bring another letter than the one that was submitted', async () => {
    const { app, hannah, queued, server, rows } = await openLetterMailsBench();
    const claim = await queued(hannah);
    await app.platform.db.execute(
      sql`update legal_claims set generated_letter_content = 'Dear Sam, something else' where id = ${claim.id}`,
    );
    app.log.expectError(/job failed|was not sent/);
    // The letter is withdrawn for good, which is told; the confirmation, which carries it, is tried again.
    expect((await app.runJobs()).failed).toBe(1);
    const carrying = ['claim-confirmation', 'letter-before-action'];
    const mails = (await rows('emails', 'kind')).filter(({ kind }) => carrying.includes(String(kind)));
    expect(mails.map(({ sent_at, last_error }) => [sent_at, typeof last_error])).toEqual([
      [null, 'string'],
      [null, 'string'],
    ]);
    const received = server.received.flatMap(({ recipients }) => recipients);
    expect(received.toSorted()).toEqual(['hannah@post.example', 'team@plainclaim.example']);
  });

  it('go to the team instead when nobody knows the defendant’s address', async () => {
    const { app, hannah, submitted, mailTo, server, details } = await openLetterMailsBench();
    const claim = await submitted(hannah, { defendantEmail: '', defendantEmailUnknown: true });
    expect(claim.defendant_email).toBe('unknown@defendant.invalid');
    await app.runJobs();
    expect(server.received).toHaveLength(2);
    const mail = mailTo('team@plainclaim.example');
    expect(mail.subject).toBe(`Alternative delivery needed – Claim ID: ${claim.id}`);
    expect(mail.replyTo).toMatchObject([{ address: 'hannah@post.example' }]);
    for (const words of [
      'another way',
      'Sam Reed',
      '2 Low Road, York, YO1 7HH',
      'Debt Recovery',
      '£1,250.50',
      'FAILURE TO RESPOND',
    ])
      expect(plain(mail.text)).toContain(words);
    expect(names(mail)).toEqual(['Letter Before Action.pdf']);
    expect(plain(mailTo('hannah@post.example').text)).toContain('our team will find another way');
    expect(server.received.flatMap(({ recipients }) => recipients)).not.toContain(
      'unknown@defendant.invalid',
    );
    expect((await details(hannah, claim.id)).mails.map(({ kind }) => kind).sort()).toEqual([
      'claim-confirmation',
      'letter-to-deliver',
    ]);
  });

  it('link what would make the mail too large, and the link leads to the file for months', async () => {
    const { app, hannah, readyDraft, submit, mailTo } = await openLetterMailsBench();
    const files = { 'first.pdf': pdfOf(9 * megabyte), 'second.pdf': pdfOf(8 * megabyte), 'small.png': png };
    const { id } = await readyDraft(hannah, {}, files);
    await submit(hannah, id);
    await app.runJobs();
    const letter = mailTo('sam@reed.example');
    expect(names(letter)).toEqual(['Letter Before Action.pdf', 'first.pdf', 'small.png']);
    const link = /<(http:\/\/plainclaim\.test\/files\/[^>]+)>/.exec(letter.text ?? '')?.[1] ?? '';
    expect(plain(letter.text)).toContain('(8.00 MB)');
    expect(plain(letter.text)).toContain('until 15 May 2027');
    app.clock.set('2027-05-15T22:00:00Z');
    const download = await app.request(new URL(link).pathname);
    expect((await download.arrayBuffer()).byteLength).toBe(8 * megabyte);
    app.clock.set('2027-05-15T23:00:00Z');
    expect((await app.request(new URL(link).pathname)).status).toBe(410);
  });

  it('leave out a document that cannot be read, and everyone is told', async () => {
    const { app, hannah, readyDraft, submit, mailTo, details, rows } = await openLetterMailsBench();
    const { id } = await readyDraft(hannah, {}, { 'lost.pdf': pdf, 'kept.png': png });
    const lost = (await rows('claim_draft_documents')).find(({ file_name }) => file_name === 'lost.pdf');
    await app.platform.files.remove(`private/claim-documents/${lost?.file_path}`);
    expect((await submit(hannah, id)).status).toBe(201);
    await app.runJobs();
    expect(names(mailTo('sam@reed.example'))).toEqual(['Letter Before Action.pdf', 'kept.png']);
    expect(plain(mailTo('hannah@post.example').text)).toContain(
      'We could not read lost.pdf and had to leave it out.',
    );
    const { mails } = await details(hannah, id);
    expect(mails.find(({ kind }) => kind === 'letter-before-action')).toMatchObject({
      attachments: 1,
      notice: 'Not sent, because the file could not be read: lost.pdf.',
    });
  });
});
