import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Log } from '../platform/log/log.ts';
import type { HttpMetrics } from '../platform/metrics/metrics.ts';
import type { AppEnv } from './context.ts';

/**
 * One log line and one measurement per request. Logs the route's pattern, never the path: paths contain
 * payment tokens and claim ids.
 */
export const accessLog = (log: Log, metrics: HttpMetrics) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now();
    await next();
    const milliseconds = performance.now() - started;
    const about = { method: c.req.method, route: routePath(c, -1), status: c.res.status };
    metrics.observe(about, milliseconds / 1000);
    log.info({ ...about, ms: Math.round(milliseconds * 10) / 10 }, 'request');
  });
