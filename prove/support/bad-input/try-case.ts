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

/** Generous, as the machine may be busy. */
const longestMs = 20_000;

export type Tried = {
  readonly answer: RawAnswer;
  readonly fault: string | null;
  /** Whether the server is still working on it, so that its answer could be mistaken for the next one's. */
  readonly hangs?: boolean;
};

/** Tries cases one after the other on the same world. */
export function openTrial({ app, port, undone, idle }: ServedWorld) {
  let before: RowsDigest | undefined;

  async function ask(tx: Tx, one: Case): Promise<Tried> {
    const position = await logPosition(tx);
    const answer = await sendRaw(port, bytesOf(one.request), { hangsUp: one.hangsUp, longestMs });
    const said = await idle(longestMs);
    const fault = faultIn(one, answer, app.log.unexpectedErrors());
    app.log.forget();
    // A client whose connection broke may have missed its answer; the status the server sent counts.
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
      // Changes that escaped the undoing must not be blamed on the next case.
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
