import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type ServerProcess, startServerProcess } from '../../../server/src/testing/server-process.ts';
import type { FaultLog } from './fault-log.ts';
import { say } from './say.ts';

export type Settings = Readonly<Record<string, string>>;
export type Role = 'all' | 'web' | 'worker';

type Place = {
  readonly role: Role;
  readonly number: number;
  /** The same after every restart, as behind a real proxy. */
  readonly port: number;
  process: ServerProcess;
  isUp: boolean;
  /** Pending while it restarts. */
  rising: Promise<void>;
};

export type Servers = {
  /** The URL of a running server that serves HTTP, taken in turn. Waits until there is one. */
  someone(): Promise<string>;
  readonly count: () => number;
  /** Kills a running server in the middle of its work. It restarts while others may be killed. */
  killOne(which: number): Promise<void>;
  /** Kills a server without restarting it. */
  lose(which: number): Promise<void>;
  add(role: Role): Promise<void>;
  /** Resolves when every killed server is up again. */
  allUp(): Promise<void>;
  /** The output of servers that exited by themselves: empty, unless there is a bug. */
  readonly crashes: readonly string[];
  close(): Promise<void>;
};

/** Several servers on one database, each of which may be killed at any moment. */
export async function startServers(
  script: string,
  settingsOf: (place: number) => Settings,
  roles: readonly Role[],
  faults: FaultLog,
): Promise<Servers> {
  const places: Place[] = [];
  const crashes: string[] = [];
  let isOver = false;
  let turn = 0;

  function spawn(number: number, role: Role, port: number): ServerProcess {
    const settings = { ...settingsOf(number), ROLE: role, PORT: String(port) };
    const process = startServerProcess(script, settings);
    void process.ended().then((code) => {
      if (process.child.signalCode !== 'SIGKILL')
        crashes.push(`${role} ended with ${code}:\n${process.output()}`);
    });
    return process;
  }

  async function open(place: Place): Promise<void> {
    const started = performance.now();
    await place.process.ready();
    place.isUp = true;
    say('server %d (%s) is up after %d ms', place.number, place.role, performance.now() - started);
  }

  async function add(role: Role): Promise<void> {
    const port = await freePort();
    const number = places.length;
    const process = spawn(number, role, port);
    const place: Place = { role, number, port, process, isUp: false, rising: Promise.resolve() };
    places.push(place);
    place.rising = open(place);
    await place.rising;
  }

  /** Returns a function to call when the server is back. */
  async function kill(place: Place): Promise<() => void> {
    place.isUp = false;
    const back = faults.begin(place.number);
    say('server %d is killed', place.number);
    place.process.child.kill('SIGKILL');
    await place.process.ended();
    return back;
  }

  async function oneUp(which: number, isWanted: (place: Place) => boolean): Promise<Place> {
    while (!isOver) {
      if (crashes[0]) throw new Error(`a server ended by itself: ${crashes[0]}`);
      const up = places.filter((place) => place.isUp && isWanted(place));
      const found = up[which % Math.max(1, up.length)];
      if (found) return found;
      await pause(10);
    }
    throw new Error('the proof is over');
  }

  const endAtExit = () => {
    for (const { process } of places) process.child.kill('SIGKILL');
  };
  process.once('exit', endAtExit);
  await Promise.all(roles.map(add));
  return {
    crashes,
    add,
    count: () => places.length,
    someone: async () => `http://127.0.0.1:${(await oneUp(turn++, ({ role }) => role !== 'worker')).port}`,
    killOne: async (which) => {
      const place = await oneUp(which, () => true);
      const back = await kill(place);
      place.process = spawn(place.number, place.role, place.port);
      place.rising = open(place).then(back);
      // Prevents an unhandled rejection: `allUp` reports a failed restart.
      place.rising.catch(() => {});
    },
    lose: async (which) => (await kill(await oneUp(which, () => true)))(),
    allUp: async () => void (await Promise.all(places.map(({ rising }) => rising))),
    close: async () => {
      isOver = true;
      process.off('exit', endAtExit);
      endAtExit();
      await Promise.all(places.map(({ process }) => process.ended()));
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
