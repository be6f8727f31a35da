import type { SecondStepDemand } from '@plainclaim/domain/accounts/required-second-step';
import type { AuthKit } from '../auth-kit.ts';
import { userById } from '../users/users.store.ts';
import { factorsOf } from './factors.store.ts';
import { demandOf } from './second-step-demand.ts';

/** Whether the user has to set up a second step, and by when. */
export async function readDemand(auth: AuthKit, userId: string): Promise<SecondStepDemand> {
  const [user, factors] = await Promise.all([userById(auth.db, userId), factorsOf(auth.db, userId)]);
  if (!user) return { state: 'none' };
  return demandOf(
    auth,
    user,
    factors.some(({ status }) => status === 'verified'),
  );
}
