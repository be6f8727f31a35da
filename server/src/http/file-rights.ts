import type { Actor } from '@plainclaim/domain/accounts/actor';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { Download, FileRight } from '../platform/files/download-link.ts';

/** Checks a right again. Throws as when the link was issued, or returns undefined if the right is gone. */
export type RightOpener =
  | { readonly signedIn: true; open(actor: Actor, of: readonly string[]): Promise<Download> }
  | { readonly signedIn: false; open(of: readonly string[]): Promise<Download | undefined> };

export type RightOpeners = Readonly<Record<string, RightOpener>>;

/** Opens a right with the opener of its kind, as the user of the session that requested the link. */
export function createOpenRight(
  openers: RightOpeners,
  actorOfSession: (sessionId: string) => Promise<Actor | null>,
): (right: FileRight) => Promise<Download> {
  return async ({ kind, of, sessionId }) => {
    const opener = Object.hasOwn(openers, kind) ? openers[kind] : undefined;
    if (opener?.signedIn === false) return (await opener.open(of)) ?? refuse(`the ${kind} is gone`);
    const actor = sessionId === undefined ? null : await actorOfSession(sessionId);
    if (!opener || !actor || actor.needsSecondStep || actor.mustSetUpSecondStep)
      return refuse('its session is over');
    try {
      return await opener.open(actor, of);
    } catch (error) {
      if (error instanceof AppError) return refuse(error.message);
      throw error;
    }
  };
}

function refuse(reason: string): never {
  throw new AppError('gone', `download link refused: ${reason}`, {
    userMessage:
      'This download link no longer works. If you have an account, sign in and open the file again.',
  });
}
