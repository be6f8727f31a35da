import type { TestAppOptions } from '../../../testing/test-app.ts';
import { type ErrorAnswer, openClaimsBench, type Person } from '../../claims/testing/claims-bench.ts';
import { downloadsOn, password } from './downloads.ts';

/** A claimant with a submitted claim, and helpers for their data. */
export async function openYourDataBench(options: TestAppOptions = {}) {
  const bench = await openClaimsBench(options);
  const hannah = await bench.signUp();

  const remove = (person: Person, proof: object = { password, confirm: 'DELETE' }) =>
    bench.call<ErrorAnswer | null>(person, 'POST', '/api/account/data/delete', proof);

  return { ...bench, ...downloadsOn(bench), hannah, remove };
}
