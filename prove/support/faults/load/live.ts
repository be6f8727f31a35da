import { seeded } from '../../../../server/src/testing/seeded.ts';
import { say } from '../say.ts';
import type { World } from '../world.ts';
import { claim, defendantOf } from './claiming.ts';
import { pay } from './paying.ts';
import { type Person, signUp } from './people.ts';
import { reply } from './replying.ts';
import { settle } from './settling.ts';

/** One claimant's journey from sign-up to payment; the seed decides which steps it includes. */
async function live(world: World, admin: Person): Promise<void> {
  const { random } = world;
  const claimant = await signUp(world);
  // The proofs' mail server answers 550 for addresses that begin with `nobody`.
  const defendantEmail = defendantOf(claimant, random(10) === 0 ? 'nobody' : 'sam');
  const claimId = await claim(world, claimant, {
    evidence: random(3) === 0 ? 2_000 + random(20_000) : 0,
    watched: random(3) === 0,
    defendantEmail,
  });
  if (random(5) === 0) return;
  if (random(3) > 0) await reply(world, claimId, defendantEmail);
  if (random(4) === 0) return;
  const answer = random(4) === 0 ? 'reject' : 'accept';
  await settle(world, { admin, claimant }, claimId, answer);
  if (answer === 'reject') return;
  const told = (['once', 'often', 'never'] as const)[random(3)] ?? 'once';
  await pay(world, claimId, { told, returns: random(2) === 0 });
}

export type Load = {
  /** The number of completed journeys. */
  readonly ended: () => number;
  /** Starts no further journeys, and waits for those in progress. */
  stop(): Promise<void>;
  /** Resolves after so many more journeys, so that a proof keeps pace with its load. */
  after(lives: number): Promise<void>;
};

/** Runs journeys, so many concurrently, until stopped. An error in one of them breaks the proof. */
export function startLoad(world: World, admin: Person, atOnce: number, life = live): Load {
  let isStopping = false;
  let begun = 0;
  let ended = 0;
  let failure: unknown;
  let waiting: { at: number; go: () => void }[] = [];
  const wake = () => {
    for (const one of waiting) if (ended >= one.at || failure) one.go();
    waiting = waiting.filter(({ at }) => ended < at && !failure);
  };
  const come = async () => {
    while (!isStopping && !failure) {
      // Each journey has its own random numbers, which do not depend on how the journeys overlap.
      const random = seeded(world.seed * 1009 + begun++);
      await life({ ...world, random }, admin);
      ended++;
      say('life %d ended', ended);
      wake();
    }
  };
  const all = Array.from({ length: atOnce }, () =>
    come().catch((error: unknown) => {
      failure ??= error;
      wake();
    }),
  );
  return {
    ended: () => ended,
    after: async (lives) => {
      if (!failure) await new Promise<void>((go) => waiting.push({ at: ended + lives, go }));
      if (failure) throw failure;
    },
    stop: async () => {
      isStopping = true;
      await Promise.all(all);
      if (failure) throw failure;
    },
  };
}
