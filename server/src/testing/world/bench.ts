import { claimsBenchOn } from '../../features/claims/testing/claims-bench-on.ts';
import type { TestApp } from '../open-test-app.ts';

/** Helpers that act as the users of the world. */
export const worldBench = (app: TestApp) => ({ app, ...claimsBenchOn(app) });

export type Bench = ReturnType<typeof worldBench>;
