import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type HttpMetrics = {
  observe(request: { method: string; route: string; status: number }, seconds: number): void;
};

export type Metrics = {
  readonly http: HttpMetrics;
  /** A gauge whose value is read when the metrics are scraped. */
  gauge(name: string, help: string, read: () => Promise<number>): void;
  text(): Promise<string>;
  readonly contentType: string;
};

/** A registry of its own, so that two servers in one test do not share counts. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'plainclaim_http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'plainclaim_http_request_seconds',
    help: 'Time until the response was ready to send.',
    labelNames: ['method', 'route'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return {
    http: {
      observe: ({ method, route, status }, seconds) => {
        requests.inc({ method, route, status });
        durations.observe({ method, route }, seconds);
      },
    },
    gauge: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(await read());
        },
      });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** No-op implementation. */
export const noMetrics: Metrics = {
  http: { observe: () => {} },
  gauge: () => {},
  text: async () => '',
  contentType: 'text/plain',
};
