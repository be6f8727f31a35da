import pg from 'pg';

type Send = (this: pg.Client, ...given: unknown[]) => unknown;
type Connected = { readonly connectionParameters: { readonly application_name?: string } };

/** Counts what this process's pools send from now on. To be called before the app is opened. */
export function countStatements(): { during(work: () => Promise<unknown>): Promise<number>; stop(): void } {
  let sent = 0;
  const send = pg.Client.prototype.query as Send;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    // The queue has connections of its own, and looks for work whenever it likes.
    const { application_name } = (this as unknown as Connected).connectionParameters;
    if (application_name === 'plainclaim') sent++;
    return send.apply(this, given);
  } as typeof pg.Client.prototype.query;
  return {
    during: async (work) => {
      const before = sent;
      await work();
      return sent - before;
    },
    stop: () => {
      pg.Client.prototype.query = send as typeof pg.Client.prototype.query;
    },
  };
}
