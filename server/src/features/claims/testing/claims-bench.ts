import { type TestAppOptions, testApp } from '../../../testing/test-app.ts';
import { claimsBenchOn } from './claims-bench-on.ts';

export type {
  Answer,
  ClaimBody,
  DraftBody,
  ErrorAnswer,
  Person,
} from './claims-bench-on.ts';

/** The real app, with helpers for claimants. */
export async function openClaimsBench(options: TestAppOptions = {}) {
  const app = await testApp(options);
  return { app, ...claimsBenchOn(app) };
}

export type ClaimsBench = Awaited<ReturnType<typeof openClaimsBench>>;
