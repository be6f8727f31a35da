import type { ErrorCode } from '@plainclaim/domain/shared/errors';
import { authClient } from './auth-client.ts';

/** An account that is refused again and again is asked about this often. */
const pauseMs = 60_000;

let accountAskedAt = Number.NEGATIVE_INFINITY;
let looking: Promise<unknown> | undefined;

/**
 * The server refused someone whom this browser takes for signed in. A session that was ended elsewhere is let go of,
 * a role that has changed is fetched, and so is that a second step is missing: each leads the person to a page that tells them where they are.
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

/** The client forgets a session that the auth service no longer knows, and tells everyone who listens. */
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
