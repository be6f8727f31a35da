import type { AuthKit } from '../auth-kit.ts';
import { AuthError } from '../wire/auth-error.ts';
import { identifyCaller } from './identify-caller.ts';
import { requireSecondStep } from './require-second-step.ts';
import type { SessionRow } from './sessions.store.ts';

/** For a route that needs no session by the contract: a token that opens nothing is as good as none. */
export async function sessionIfAny(
  auth: AuthKit,
  authorization: string | undefined,
): Promise<SessionRow | undefined> {
  try {
    const caller = await identifyCaller(auth, authorization);
    await requireSecondStep(auth, caller);
    return caller.session;
  } catch (error) {
    if (error instanceof AuthError) return undefined;
    throw error;
  }
}
