import { Hono } from 'hono';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { AppEnv } from './context.ts';
import { streamEvents, type Tell } from './stream-events.ts';

type Work = (tell: Tell<{ text: { text: string } }>, signal: AbortSignal) => Promise<void>;

async function listenTo(work: Work, init: RequestInit = {}) {
  const app = new Hono<AppEnv>().get('/', (c) => streamEvents(c, work));
  const res = await app.request('/', init);
  const reader = (res.body as ReadableStream<Uint8Array>).getReader();
  return { reader, next: async () => new TextDecoder().decode((await reader.read()).value) };
}

it('sends a comment while there is nothing to tell, so that no proxy hangs up', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let finish = () => {};
  const { next, reader } = await listenTo(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  vi.advanceTimersByTime(15_000);
  expect(await next()).toBe(': still at work\n\n');
  finish();
  expect((await reader.read()).done).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('tells the work when the person leaves, by closing the answer or the request', async () => {
  const left = vi.fn();
  const untilLeft: Work = (tell, signal) =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => {
        left();
        tell('text', { text: 'to nobody' });
        resolve();
      });
    });
  await (await listenTo(untilLeft)).reader.cancel();
  expect(left).toHaveBeenCalledTimes(1);

  const request = new AbortController();
  const { reader } = await listenTo(untilLeft, { signal: request.signal });
  request.abort();
  expect(left).toHaveBeenCalledTimes(2);
  await reader.cancel();
});

it('keeps an event on one line, whatever its text', async () => {
  const text = 'one\ntwo\r\n\r\ndata: three\u2028four';
  const { next } = await listenTo(async (tell) => tell('text', { text }));
  const [, data = ''] = /^event: text\ndata: ([^\r\n]*)\n\n$/.exec(await next()) ?? [];
  expect(JSON.parse(data)).toEqual({ text });
});
