import { sql } from 'drizzle-orm';
import { readFigure } from '../../platform/metrics/read-figure.ts';
import type { Platform } from '../../platform/open-platform.ts';
import { providerEvents } from './payments.tables.ts';

const lookBackMs = 3600_000;

/** Gauge of the delay of the card provider's events. */
export function measurePayments(platform: Pick<Platform, 'db' | 'metrics' | 'clock'>): void {
  const { clock, metrics } = platform;
  const read = readFigure(platform);
  metrics.gauge(
    'plainclaim_webhook_lag_seconds',
    'Longest time, in the last hour, from an event at the card provider until we had dealt with it.',
    () => {
      const from = new Date(clock.now().getTime() - lookBackMs).toISOString();
      return read(sql`select extract(epoch from max(${providerEvents.receivedAt} - ${providerEvents.createdAt})) as figure
        from ${providerEvents} where ${providerEvents.receivedAt} >= ${from}`);
    },
  );
}
