import { timingSafeEqual } from 'node:crypto';
import { AppError } from '@plainclaim/domain/shared/errors';
import { Hono } from 'hono';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { AppContext, AppEnv } from './context.ts';
import { isFromThisMachine } from './from-this-machine.ts';

/** Checks one dependency of the process. */
export type ReadinessCheck = { readonly name: string; readonly isReady: () => Promise<boolean> };

export type HealthOptions = {
  readonly checks: readonly ReadinessCheck[];
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
  /** Local callers need no token. Off behind a proxy, where every caller looks local. */
  readonly openToThisMachine: boolean;
  /** True once the process has been told to stop, so that a load balancer sends it no more requests. */
  readonly isStopping: () => boolean;
};

const longestCheckMs = 2000;

export function createHealthRoutes(options: HealthOptions) {
  const { checks, metrics, isStopping } = options;
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const results = await Promise.all(
        checks.map(async (check) => [check.name, await isReady(check)] as const),
      );
      const ready = !isStopping() && results.every(([, ok]) => ok);
      const body = { status: ready ? 'ready' : 'not ready', checks: Object.fromEntries(results) };
      return c.json(body, ready ? 200 : 503);
    })
    .get('/metrics', async (c) => {
      if (!mayReadMetrics(c, options)) throw new AppError('not_found', 'metrics asked for without the token');
      return c.body(await metrics.text(), 200, { 'content-type': metrics.contentType });
    });
}

async function isReady(check: ReadinessCheck): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), longestCheckMs);
  });
  try {
    return await Promise.race([check.isReady(), tooLong]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

function mayReadMetrics(c: AppContext, { metricsToken, openToThisMachine }: HealthOptions): boolean {
  if (metricsToken === undefined) return openToThisMachine && isFromThisMachine(c);
  const given = Buffer.from(c.req.header('authorization') ?? '');
  const wanted = Buffer.from(`Bearer ${metricsToken}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
