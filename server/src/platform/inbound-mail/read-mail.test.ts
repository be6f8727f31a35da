import { describe, expect, it } from 'vitest';
import { mailLimits } from './incoming-mail.ts';
import { openMailReader } from './read-mail.ts';

const mail = (...lines: string[]) => Buffer.from(lines.join('\r\n'));
const head = ['From: sam@reed.example', 'Subject: Re: Letter'];
const multipart = [...head, 'Content-Type: multipart/mixed; boundary=x', ''];
/** A long timeout, because test machines are busy; catastrophic backtracking would take hours. */
const read = openMailReader({ milliseconds: 100_000 });
const endless = new URL('testing/endless-thread.ts', import.meta.url);

describe('a mail made to be slow', () => {
  it('is given up when its time is over, and the next one is read', async () => {
    const readForever = openMailReader({ thread: endless, milliseconds: 500 });
    for (const network of ['one', 'two'])
      expect(await readForever(mail('time'), network)).toEqual({
        unreadable: 'it took more than 0.5 seconds to read',
      });
    expect(await read(mail(...head, '', 'I agree to pay.'), 'one')).toMatchObject({
      text: 'I agree to pay.',
    });
  });

  it('is given up when it takes too much memory', async () => {
    const hoard = openMailReader({ thread: endless, milliseconds: 100_000, heapMegabytes: 32 });
    expect(await hoard(mail('memory'), 'one')).toEqual({ unreadable: 'it took too much memory to read' });
  });

  it.each([
    ['3 MB of empty parts', mail(...multipart, '--x\r\n\r\n'.repeat(400_000)), /lines$/],
    ['a hundred thousand empty parts', mail(...multipart, '--x\r\n\r\n'.repeat(100_000)), /parts$/],
    ['lines without end', mail(...head, '', '\r\n'.repeat(mailLimits.lines + 1)), /lines$/],
    [
      'headers without end',
      mail(...head, `X: ${'y'.repeat(mailLimits.headerBytes)}`, '', 'Hi'),
      /cannot be read$/,
    ],
  ])('is not read: %s', async (_what, raw, reason) => {
    expect(await read(raw, 'one')).toEqual({ unreadable: expect.stringMatching(reason) });
  });

  it.each([
    [
      'spaces after a field',
      mail(
        ...multipart,
        '--x',
        'Content-Type: message/delivery-status',
        '',
        `Diagnostic-Code:${' '.repeat(200_000)}\n x`,
      ),
    ],
    ['spaces in the text', mail(...head, '', `On ${' '.repeat(300_000)} wrote`)],
    ['tags that never close', mail(...head, 'Content-Type: text/html', '', '<'.repeat(300_000))],
    ['comments that never close', mail(...head, 'Content-Type: text/html', '', '<!--'.repeat(100_000))],
    ['brackets in the sender', mail(`From: ${'<('.repeat(60_000)}`, '', 'Hi')],
    ['encoded words in the subject', mail(`Subject: ${'=?utf-8?q?'.repeat(20_000)}`, '', 'Hi')],
    ['a thousand parts', mail(...multipart, '--x\r\n\r\n'.repeat(mailLimits.parts))],
  ])('is read within its time all the same: %s', async (_what, raw) => {
    expect(await read(raw, 'one')).toHaveProperty('subject');
  });
});
