import type { ErrorCode } from '@plainclaim/domain/shared/errors';
import { authClient } from './auth-client.ts';

/** A role that is refused again and again is asked about this often. */
const pauseMs = 60_000;

let roleAskedAt = Number.NEGATIVE_INFINITY;
let looking: Promise<unknown> | undefined;

/**
 * The server refused someone whom this browser takes for signed in. A session that was ended elsewhere is let go of,
 * and a role that has changed is fetched: both lead the person to a page that tells them where they are.
 */
export function followRefusal(code: ErrorCode): void {
  const look = code === 'unauthenticated' ? askForSession : code === 'forbidden' ? askForRole : undefined;
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

async function askForRole(): Promise<void> {
  if (Date.now() - roleAskedAt < pauseMs) return;
  roleAskedAt = Date.now();
  await (await authClient()).refreshSession();
}
