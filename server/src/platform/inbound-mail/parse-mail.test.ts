import { describe, expect, it } from 'vitest';
import { parseMail } from './parse-mail.ts';

const mail = (...lines: string[]) => Buffer.from(lines.join('\r\n'));

const head = [
  'From: "Sam Reed" <Sam@Example.com>',
  'To: claims@plainclaim.example',
  'Subject: Re: Letter Before Action',
  ' - Claim ID: 50000000-0000-4000-8000-000000000001',
  'Message-ID: <abc@example.com>',
  'Auto-Submitted: no',
];

describe('a mail that came in', () => {
  it('is read with its sender, subject, id and headers', async () => {
    const read = await parseMail(mail(...head, '', 'I agree to pay.', ''));
    expect(read).toMatchObject({
      messageId: '<abc@example.com>',
      from: 'sam@example.com',
      subject: 'Re: Letter Before Action - Claim ID: 50000000-0000-4000-8000-000000000001',
      text: 'I agree to pay.',
      attachments: [],
    });
    expect(read.headers.get('auto-submitted')).toBe('no');
  });

  it('is read as text where it holds only HTML, quotations marked', async () => {
    const html =
      '<style>p{}</style><p>I <b>dispute</b> this.</p><script>alert(1)</script><blockquote>Pay &pound;900</blockquote>';
    const { text } = await parseMail(mail(...head, 'Content-Type: text/html; charset=utf-8', '', html));
    expect(text).toBe('I dispute this.\n\n> Pay £900');
  });

  it('is bounded, however much HTML it holds', async () => {
    const deep = `${'<div>'.repeat(20_000)}I agree to pay${'<p>x</p>'.repeat(60_000)}`;
    const read = await parseMail(mail(...head, 'Content-Type: text/html', '', deep));
    expect(read.text.length).toBeLessThanOrEqual(100_000);
  });

  it('brings its files, under names that are safe', async () => {
    const { attachments, text } = await parseMail(
      mail(
        ...head,
        'Content-Type: multipart/mixed; boundary=x',
        '',
        '--x',
        'Content-Type: text/plain',
        '',
        'See attached.',
        '--x',
        'Content-Type: application/pdf; name="../../etc/receipt.pdf"',
        'Content-Disposition: attachment; filename="../../etc/receipt.pdf"',
        'Content-Transfer-Encoding: base64',
        '',
        Buffer.from('%PDF-1.7 paid').toString('base64'),
        '--x--',
      ),
    );
    expect(text).toBe('See attached.');
    expect(attachments.map(({ fileName, content }) => [fileName, Buffer.from(content).toString()])).toEqual([
      ['receipt.pdf', '%PDF-1.7 paid'],
    ]);
  });

  it('without a sender, subject or id is still kept', async () => {
    expect(await parseMail(mail('X: y', '', 'Hello'))).toMatchObject({
      messageId: null,
      from: '',
      subject: '',
      text: 'Hello',
    });
  });

  it('with parts within parts without end is refused', async () => {
    const parts = Array.from({ length: 60 }, (_, at) => [
      `Content-Type: multipart/mixed; boundary=b${at}`,
      '',
      `--b${at}`,
    ]).flat();
    await expect(parseMail(mail(...head, ...parts, '', 'x'))).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });
});
