import { seeded } from '../../../../server/src/testing/seeded.ts';
import { say } from '../say.ts';
import type { World } from '../world.ts';
import { claim, defendantOf } from './claiming.ts';
import { pay } from './paying.ts';
import { type Person, signUp } from './people.ts';
import { reply } from './replying.ts';
import { settle } from './settling.ts';

/** One claimant's story, from signing up to the money, each chapter taken or left as the seed says. */
async function live(world: World, admin: Person): Promise<void> {
  const { random } = world;
  const claimant = await signUp(world);
  // The mail server of these proofs knows no such person as the second.
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
  /** Lives that came to their end so far. */
  readonly ended: () => number;
  /** Lets nobody new begin, and waits for those who have. */
  stop(): Promise<void>;
  /** Resolves after so many more lives; with it, a proof goes at the pace of its load. */
  after(lives: number): Promise<void>;
};

/** People come and go, so many at a time, until the load is stopped. What goes wrong for one of them breaks the proof. */
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
      // Each life draws from its own numbers: who is quicker than whom changes nothing in them.
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
