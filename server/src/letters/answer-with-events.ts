import type { AppContext } from '../http/context.ts';
import type { LetterEvents, Tell } from './letter-events.ts';

/** Proxies close a connection that is silent for a minute. */
const heartbeatMs = 15_000;

/** `no-transform` and the last one keep proxies from holding events back. */
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

type Work = (tell: Tell, signal: AbortSignal) => Promise<void>;

/**
 * Answers at once and tells events as the work goes on. `work` must not throw. Its signal is aborted when the
 * person goes away.
 */
export function answerWithEvents(c: AppContext, work: Work) {
  const gone = new AbortController();
  const signal = AbortSignal.any([c.req.raw.signal, gone.signal]);
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder();
      const send = (text: string) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      const heartbeat = setInterval(() => send(': still writing\n\n'), heartbeatMs);
      const tell: Tell = (name, data) => send(eventText(name, data));
      void work(tell, signal).finally(() => {
        clearInterval(heartbeat);
        if (!gone.signal.aborted) controller.close();
      });
    },
    cancel: () => gone.abort(),
  });
  return c.body(stream, 200, headers);
}

// JSON has no line breaks of its own, so one data line always holds it.
const eventText = <Name extends keyof LetterEvents>(name: Name, data: LetterEvents[Name]) =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
