import { claimsBenchOn } from '../../claims/testing/claims-bench-on.ts';
import type { TestApp } from '../open-test-app.ts';

/** What the people of the world do to bring its things about. */
export const worldBench = (app: TestApp) => ({ app, ...claimsBenchOn(app) });

export type Bench = ReturnType<typeof worldBench>;
