import type { ErrorCode } from '@plainclaim/domain/shared/errors';
import { authClient } from './auth-client.ts';

/** Shortest time between two session refreshes, for an account that is refused repeatedly. */
const pauseMs = 60_000;

let accountAskedAt = Number.NEGATIVE_INFINITY;
let looking: Promise<unknown> | undefined;

/**
 * Follows up a refused request of a signed-in browser: drops a session that was ended elsewhere, or refreshes
 * it to learn of a new role or a missing second step. The layout then leads to the right page.
 */
export function followRefusal(code: ErrorCode): void {
  const look = looks[code];
  if (!look || looking) return;
  looking = look()
    .catch(() => undefined)
    .finally(() => {
      looking = undefined;
    });
}

/** The client drops a session that the auth service no longer knows, and notifies its listeners. */
async function askForSession(): Promise<void> {
  await (await authClient()).getUser();
}

async function askForAccount(): Promise<void> {
  if (Date.now() - accountAskedAt < pauseMs) return;
  accountAskedAt = Date.now();
  await (await authClient()).refreshSession();
}

const looks: Partial<Record<ErrorCode, () => Promise<void>>> = {
  unauthenticated: askForSession,
  forbidden: askForAccount,
  second_step_required: askForAccount,
};
