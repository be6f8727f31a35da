import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { OutgoingMail } from './mail-transport.ts';
import { openMailBench, smtpTo } from './testing/mail-bench.ts';
import { startMailServer } from './testing/mail-server.ts';

const mail: OutgoingMail = {
  to: { address: 'zoe@example.com', name: 'Zoë "The Owl" Müller, Ltd' },
  returnPath: null,
  replyTo: 'replies@plainclaim.example',
  subject: 'Forderung über 1.250 £ — letter before action 📮',
  html: '<p>Grüße <b>£5</b></p>',
  text: 'Grüße £5\n.\nFrom the top',
  messageId: '<one@plainclaim.example>',
  date: new Date('2026-11-16T10:00:00Z'),
  unsubscribeUrl: null,
  attachments: [],
};
const always = new AbortController().signal;

describe('the SMTP transport', () => {
  it('delivers both parts and the headers as written, whatever the script', async () => {
    const server = await startMailServer();
    expect(await smtpTo(server.url).send(mail, always)).toBe('sent');
    const [{ parsed, raw, recipients } = raise()] = server.received;
    expect(recipients).toEqual(['zoe@example.com']);
    expect(parsed.from).toMatchObject({ name: 'Plainclaim Ünïted', address: 'claims@plainclaim.example' });
    expect(parsed.to).toEqual([expect.objectContaining(mail.to)]);
    expect(parsed.replyTo?.map(({ address }) => address)).toEqual(['replies@plainclaim.example']);
    expect(parsed.subject).toBe(mail.subject);
    expect(parsed.messageId).toBe(mail.messageId);
    expect(parsed.date && new Date(parsed.date)).toEqual(mail.date);
    expect(parsed.html?.trim()).toBe(mail.html);
    expect(parsed.text?.trim()).toBe(mail.text);
    expect(raw).toContain('multipart/alternative');
    expect(raw.toLowerCase()).not.toContain('x-mailer');
  });

  it('tells mail programs how an optional mail is stopped with one press, and of a needed one nothing', async () => {
    const server = await startMailServer();
    const unsubscribeUrl = `https://plainclaim.example/api/mail-choices/unsubscribe?token=${'a1.'.repeat(40)}`;
    await smtpTo(server.url).send({ ...mail, unsubscribeUrl }, always);
    await smtpTo(server.url).send(mail, always);
    const [optional, needed] = server.received.map(({ parsed }) => parsed.headers);
    const headerOf = (name: string) => optional?.find(({ key }) => key === name)?.value;
    expect(headerOf('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`);
    expect(headerOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(needed?.some(({ key }) => key.startsWith('list-unsubscribe'))).toBe(false);
  });

  it('carries a stored attachment, byte for byte, under its own name', async () => {
    const bench = await openMailBench();
    const server = await startMailServer();
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 31) % 256);
    await bench.files.put('private/letters/one.pdf', bytes, {
      contentType: 'application/pdf',
      maxBytes: 1_000_000,
    });
    await bench.queue({
      attachments: [
        {
          fileName: 'Räumung – “Anlage”.pdf',
          contentType: 'application/pdf',
          fileKey: 'private/letters/one.pdf',
          size: 300_000,
        },
      ],
    });
    expect(await bench.work(smtpTo(server.url))).toEqual({ done: 1, failed: 0 });
    const attachment = server.received[0]?.parsed.attachments[0];
    expect(attachment).toMatchObject({
      filename: 'Räumung – “Anlage”.pdf',
      mimeType: 'application/pdf',
      disposition: 'attachment',
    });
    expect(new Uint8Array(attachment?.content as ArrayBuffer)).toEqual(bytes);
  });

  it('delivers nothing rather than half a mail when an attachment cannot be read to its end', async () => {
    const server = await startMailServer();
    const transport = smtpTo(server.url);
    async function* breaks() {
      yield Buffer.alloc(100_000, 'x');
      throw new Error('the disk is gone');
    }
    const broken = {
      fileName: 'a.txt',
      contentType: 'text/plain',
      open: async () => Readable.from(breaks()),
    };
    await expect(transport.send({ ...mail, attachments: [broken] }, always)).rejects.toThrow(
      'the disk is gone',
    );
    expect(server.received).toEqual([]);
    expect(await transport.send(mail, always)).toBe('sent');
  });

  it('breaks off a conversation when told to, and closes the file', async () => {
    const server = await startMailServer();
    const stop = new AbortController();
    async function* endless() {
      for (let chunk = 0; ; chunk++) {
        if (chunk === 5) stop.abort(new Error('told to stop'));
        yield Buffer.alloc(64_000, 'x');
      }
    }
    const file = Readable.from(endless());
    const attachment = { fileName: 'a.txt', contentType: 'text/plain', open: async () => file };
    const sending = smtpTo(server.url).send({ ...mail, attachments: [attachment] }, stop.signal);
    await expect(sending).rejects.toThrow('told to stop');
    expect(file.destroyed).toBe(true);
    expect(server.received).toEqual([]);
  });

  it('uses one connection for one mail after another', async () => {
    const server = await startMailServer();
    const transport = smtpTo(server.url);
    await transport.send(mail, always);
    await transport.send(mail, always);
    expect(server.connections()).toBe(1);
  });

  it('does not hand a password to a server without encryption', async () => {
    const server = await startMailServer();
    const withPassword = smtpTo(server.url.replace('smtp://', 'smtp://user:password@'));
    await expect(withPassword.send(mail, always)).rejects.toThrow(/TLS/i);
    expect(server.received).toEqual([]);
  });
});

function raise(): never {
  throw new Error('no mail arrived');
}
