import { productRules } from '@plainclaim/domain/qa/qa-rules';
import type { Hono } from 'hono';
import { hasQaTools } from '../../config/config.ts';
import { testCards } from '../../dev/test-checkout/test-cards.ts';
import { createQaRoutes, openRehearsal, type RehearsalDeps } from '../../features/qa/index.ts';
import type { AppEnv } from '../../http/context.ts';
import { allJobs } from '../all-jobs.ts';
import type { Api, Parts } from '../parts.ts';

type Build = RehearsalDeps['build'];

/** The testing dashboard, where it is switched on. `build` makes the second instance for its tests. */
export function mountQa(
  api: Api,
  http: Hono<AppEnv>,
  { platform, options, slices }: Parts,
  build: Build,
): void {
  if (!hasQaTools(platform.config) || !options.rehearsal) return;
  api.route(
    '/',
    createQaRoutes({
      ...slices.testClaims,
      rules: productRules,
      openRehearsal: openRehearsal({ ...platform, ...options.rehearsal, jobs: allJobs, testCards, build }),
      askThisServer: async (path) => await http.request(path),
    }),
  );
}
