import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventParser, readEventStream } from './event-stream.ts';

const whole = (text: string) => eventParser()(text);

describe('an event stream', () => {
  it.each([
    ['one event', 'event: stage\ndata: {"a":1}\n\n', [{ event: 'stage', data: '{"a":1}' }]],
    ['without a name', 'data: hello\n\n', [{ event: 'message', data: 'hello' }]],
    ['several data lines', 'data: a\ndata:\ndata: b\n\n', [{ event: 'message', data: 'a\n\nb' }]],
    ['only the first space is taken away', 'data:  two\n\n', [{ event: 'message', data: ' two' }]],
    ['Windows line endings', 'event: x\r\ndata: y\r\n\r\n', [{ event: 'x', data: 'y' }]],
    ['old Mac line endings', 'event: x\rdata: y\r\r.', [{ event: 'x', data: 'y' }]],
    [
      'comments and unknown fields',
      ': still here\nid: 4\nretry\ndata: y\n\n',
      [{ event: 'message', data: 'y' }],
    ],
    ['a name without data says nothing', 'event: x\n\ndata: y\n\n', [{ event: 'message', data: 'y' }]],
    ['an unfinished event', 'data: y\n', []],
  ])('%s', (_, text, events) => {
    expect(whole(text)).toEqual(events);
  });

  it('says the same however it is cut', () => {
    const text = [
      'event: text\r\ndata: {"text":"£900 ✅"}\r\n\r\n',
      ': ping\n\n',
      'event: done\ndata: 1\ndata: 2\n\n',
    ].join('');
    fc.assert(
      fc.property(fc.array(fc.nat({ max: text.length })), (cuts) => {
        const edges = [0, ...cuts.toSorted((a, b) => a - b), text.length];
        const parse = eventParser();
        const pieces = edges.slice(1).map((edge, index) => text.slice(edges[index], edge));
        expect(pieces.flatMap(parse)).toEqual(whole(text));
      }),
    );
  });

  it('keeps a letter whole that arrives in two pieces of bytes, and stops the sender when nobody listens', async () => {
    const bytes = new TextEncoder().encode('data: ✅\n\ndata: second\n\n');
    let cancelled = false;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.slice(0, 7));
        controller.enqueue(bytes.slice(7));
      },
      cancel() {
        cancelled = true;
      },
    });
    for await (const event of readEventStream(body)) {
      expect(event.data).toBe('✅');
      break;
    }
    expect(cancelled).toBe(true);
  });
});
