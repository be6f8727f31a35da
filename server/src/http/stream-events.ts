import type { AppContext } from './context.ts';

/** Proxies close a connection that is idle for a minute. */
const heartbeatMs = 15_000;

/** `no-transform` and `x-accel-buffering` stop proxies from buffering events. */
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** Event names and their data. */
type Events = Readonly<Record<string, object>>;

export type Tell<Told extends Events> = <Name extends keyof Told & string>(
  name: Name,
  data: Told[Name],
) => void;

type Work<Told extends Events> = (tell: Tell<Told>, signal: AbortSignal) => Promise<void>;

/**
 * Responds at once and streams events while `work` runs. `work` must not throw; its signal is aborted when
 * the client disconnects.
 */
export function streamEvents<Told extends Events>(c: AppContext, work: Work<Told>) {
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

// JSON without indentation has no line breaks, so one data line is enough.
const eventText = (name: string, data: object) => `event: ${name}
data: ${JSON.stringify(data)}

`;
