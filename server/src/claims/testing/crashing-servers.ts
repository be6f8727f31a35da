import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';

type Settings = Readonly<Record<string, string>>;

type Place = { address: string | null; process: ServerProcess };

export type CrashingServers = {
  /** The address of a server that is up, as soon as there is one. */
  someone(): Promise<string>;
  /** Ends one of them without warning, in the middle of whatever it does, and starts it again. */
  killOne(which: number): Promise<void>;
  readonly kills: () => number;
  /** Ends all of them without warning. */
  killAll(): Promise<void>;
};

/** Several servers on one database, each of which may die at any moment. */
export async function startCrashingServers(
  script: string,
  settings: Settings,
  count: number,
): Promise<CrashingServers> {
  const start = () => startServerProcess(settings, [script]);
  const places: Place[] = [];
  let kills = 0;
  let isOver = false;

  async function open(place: Place): Promise<void> {
    place.address = await place.process.ready();
  }

  async function kill(place: Place): Promise<void> {
    place.address = null;
    place.process.child.kill('SIGKILL');
    await place.process.ended();
    kills += 1;
  }

  onTestFinished(async () => {
    isOver = true;
    for (const place of places) place.process.child.kill('SIGKILL');
    await Promise.all(places.map((place) => place.process.ended()));
  });

  for (let n = 0; n < count; n++) {
    const place: Place = { address: null, process: start() };
    places.push(place);
    // One after the other: the first prepares the queues.
    await open(place);
  }

  let turn = 0;
  return {
    kills: () => kills,
    async someone() {
      while (!isOver) {
        for (let n = 0; n < places.length; n++) {
          const address = places[turn++ % places.length]?.address;
          if (address) return address;
        }
        await pause(20);
      }
      throw new Error('the test is over');
    },
    async killOne(which) {
      const place = places[which % places.length] as Place;
      await kill(place);
      place.process = start();
      await open(place);
    },
    killAll: async () => {
      await Promise.all(places.map(kill));
    },
  };
}
