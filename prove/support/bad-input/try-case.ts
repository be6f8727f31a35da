import type { Tx } from '../../../server/src/platform/db/db.ts';
import {
  changedTables,
  logPosition,
  type RowsDigest,
  rowsDigest,
} from '../../../server/src/testing/rows-digest.ts';
import { faultIn, isRefused } from './judge.ts';
import type { Case } from './make-case.ts';
import { bytesOf } from './raw-request.ts';
import { Hang, type RawAnswer, sendRaw } from './send-raw.ts';
import type { ServedWorld } from './served-world.ts';

/** Generous: the machine may be busy with something else. */
const longestMs = 20_000;

export type Tried = {
  readonly answer: RawAnswer;
  readonly fault: string | null;
  /** Whether it is still being worked on, and would be mistaken for the next one. */
  readonly hangs?: boolean;
};

/** Tries cases one after the other, each on the same world. */
export function openTrial({ app, port, undone, idle }: ServedWorld) {
  let before: RowsDigest | undefined;

  async function ask(tx: Tx, one: Case): Promise<Tried> {
    const position = await logPosition(tx);
    const answer = await sendRaw(port, bytesOf(one.request), { hangsUp: one.hangsUp, longestMs });
    const said = await idle(longestMs);
    const fault = faultIn(one, answer, app.log.unexpectedErrors());
    app.log.forget();
    // Whose connection broke may have been answered, and did not hear it.
    const isTaken = one.mayMissAnswer && said !== null ? said < 400 : !isRefused(answer);
    if (fault || isTaken || position === (await logPosition(tx))) return { answer, fault };
    const changed = changedTables(before ?? {}, await rowsDigest(tx));
    return {
      answer,
      fault: changed.length > 0 ? `refused, but changed rows of ${changed.join(', ')}` : null,
    };
  }

  return async (one: Case): Promise<Tried> => {
    before ??= await undone(rowsDigest);
    try {
      const tried = await undone((tx) => ask(tx, one));
      // Whatever got past the undoing must not be held against the next one.
      if (tried.fault || !isRefused(tried.answer)) before = undefined;
      return tried;
    } catch (error) {
      before = undefined;
      app.log.forget();
      const answer = { status: null, head: '', body: '' };
      return { answer, fault: String(error), hangs: error instanceof Hang };
    }
  };
}
