import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { peekStream } from './peek-stream.ts';

describe('peekStream', () => {
  it('shows the head and loses nothing, however the bytes are cut into chunks', async () => {
    const chunks = fc.array(fc.uint8Array({ minLength: 1, maxLength: 40 }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(
        chunks,
        fc.integer({ min: 1, max: 100 }),
        fc.boolean(),
        async (parts, bytes, lazily) => {
          const all = Buffer.concat(parts);
          const { head, stream } = await peekStream(lazily ? slowly(parts) : Readable.from(parts), bytes);
          expect(Buffer.from(head)).toEqual(all.subarray(0, bytes));
          expect(await buffer(stream)).toEqual(all);
        },
      ),
    );
  });

  it('reads no further than it must', async () => {
    let pulled = 0;
    const endless = new Readable({
      read() {
        pulled += 1024;
        this.push(Buffer.alloc(1024));
      },
    });
    await peekStream(endless, 4096);
    expect(pulled).toBeLessThan(256 * 1024);
    endless.destroy();
  });

  it('fails when the stream fails before the head is complete', async () => {
    const source = new PassThrough();
    source.write('abc');
    const peeked = peekStream(source, 10);
    source.destroy(new Error('connection lost'));
    await expect(peeked).rejects.toThrow('connection lost');
  });

  it('fails when the stream is cut off without a word', async () => {
    const source = new PassThrough();
    source.write('abc');
    const peeked = peekStream(source, 10);
    source.destroy();
    await expect(peeked).rejects.toThrow('closed before its end');
  });

  it('passes on a failure after the head', async () => {
    const source = new PassThrough();
    source.write('0123456789');
    const { stream } = await peekStream(source, 4);
    const rest = buffer(stream);
    source.destroy(new Error('connection lost'));
    await expect(rest).rejects.toThrow('connection lost');
  });
});

function slowly(parts: readonly Uint8Array[]): Readable {
  const waiting = [...parts];
  return new Readable({
    read() {
      setImmediate(() => this.push(waiting.shift() ?? null));
    },
  });
}
