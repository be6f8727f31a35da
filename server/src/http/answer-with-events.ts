import type { AppContext } from './context.ts';

/** Proxies close a connection that is silent for a minute. */
const heartbeatMs = 15_000;

/** `no-transform` and the last one keep proxies from holding events back. */
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** What can be told: the name of each event and what it carries. */
type Events = Readonly<Record<string, object>>;

export type Tell<Told extends Events> = <Name extends keyof Told & string>(
  name: Name,
  data: Told[Name],
) => void;

type Work<Told extends Events> = (tell: Tell<Told>, signal: AbortSignal) => Promise<void>;

/**
 * Answers at once and tells events as the work goes on. `work` must not throw. Its signal is aborted when the
 * person goes away.
 */
export function answerWithEvents<Told extends Events>(c: AppContext, work: Work<Told>) {
  const gone = new AbortController();
  const signal = AbortSignal.any([c.req.raw.signal, gone.signal]);
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder();
      const send = (text: string) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      const heartbeat = setInterval(() => send(': still at work\n\n'), heartbeatMs);
      const tell: Tell<Told> = (name, data) => send(eventText(name, data));
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
const eventText = (name: string, data: object) => `event: ${name}
data: ${JSON.stringify(data)}

`;
