import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '../../../server/src/app/listen.ts';
import { type OpenedTestApp, openTestApp } from '../../../server/src/testing/open-test-app.ts';
import { createDatabaseOn } from '../../../server/src/testing/postgres/create-database-on.ts';
import { createTemplate } from '../../../server/src/testing/postgres/template.ts';
import { templateName } from '../../../server/src/testing/postgres/template-name.ts';
import { startThrowawayServer } from '../../../server/src/testing/postgres/throwaway-server.ts';
import { type Undoable, undoable } from '../../../server/src/testing/undoable.ts';
import { plantWorld, type World, worldSettings } from '../../../server/src/testing/world/plant-world.ts';
import { Hang } from './send-raw.ts';

export type ServedWorld = {
  readonly app: OpenedTestApp;
  readonly world: World;
  readonly port: number;
  readonly undone: Undoable['undone'];
  /** Resolves when no request is in progress, with the last one's status, even if the client had hung up. */
  idle(longestMs: number): Promise<number | null>;
  close(): Promise<void>;
};

/**
 * The real app with a real listener and one row for every operation; the effects of a request can be undone.
 */
export async function openServedWorld(): Promise<ServedWorld> {
  const postgres = await startThrowawayServer();
  await createTemplate(postgres.url);
  const database = await createDatabaseOn(postgres.url, 'test', `template ${templateName}`);
  const { around, aroundFiles, undone } = undoable();
  const app = await openTestApp(database, { settings: worldSettings, around, aroundFiles });
  const world = await plantWorld(app);
  const working = new Set<Promise<unknown>>();
  let answered: number | null = null;
  const listener = await listen('127.0.0.1', 0);
  listener.answerWith((request, env) => {
    const answer = Promise.resolve(app.app.http.fetch(request, env));
    const done = answer
      .then(({ status }) => {
        answered = status;
      })
      .finally(() => working.delete(done));
    working.add(done);
    return answer;
  });
  return {
    app,
    world,
    port: (listener.server.address() as AddressInfo).port,
    undone,
    idle: async (longestMs) => {
      const soon = new AbortController();
      const late = pause(longestMs, undefined, { signal: soon.signal }).then(() => {
        throw new Hang(`still worked on after ${longestMs} ms`);
      });
      await Promise.race([Promise.all(working), late]).finally(() => {
        late.catch(() => {});
        soon.abort();
      });
      const last = answered;
      answered = null;
      return last;
    },
    close: async () => {
      listener.server.closeAllConnections();
      listener.server.close();
      await once(listener.server, 'close');
      await app.close();
      await postgres.remove();
    },
  };
}
