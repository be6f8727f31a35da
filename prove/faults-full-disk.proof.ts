import { execFileSync } from 'node:child_process';
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkAtRest, checkNow } from './support/faults/invariants/check.ts';
import { claim } from './support/faults/load/claiming.ts';
import { startLoad } from './support/faults/load/live.ts';
import { signUp, signUpAdmin } from './support/faults/load/people.ts';
import { waitUntilIdle } from './support/faults/wait-until-idle.ts';
import { inWorld, type World } from './support/faults/world.ts';
import type { Proof } from './support/proof.ts';

const rounds = { short: 1, long: 10 };

export const proof: Proof = {
  promise: 'A full disk refuses uploads, breaks nothing, and is forgotten once there is room',
  prove: async (size) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'plainclaim-prove-disk-'));
    if (!mount(dataDir)) {
      await rmdir(dataDir);
      return 'skipped: only root can mount a small disk';
    }
    try {
      return await inWorld(
        { name: 'full_disk', seed: 20_261_121, roles: ['all'], dataDir, settings: { LOG_LEVEL: 'info' } },
        async (world) => {
          const admin = await signUpAdmin(world);
          const load = startLoad(world, admin, 3, async (own) => {
            await claim(own, await signUp(own), { evidence: 20_000 + own.random(60_000) });
          });
          for (let round = 0; round < rounds[size]; round++) {
            await load.after(1);
            await whileFull(world, async () => {
              const before = world.counts.apologies;
              while (world.counts.apologies < before + 10) await pause(20);
              await checkNow(world);
            });
          }
          await load.after(2);
          await load.stop();
          await waitUntilIdle(world);
          await checkAtRest(world);
          return (
            `filled ${rounds[size]} times under load: ${world.counts.apologies} apologies, ` +
            `${world.accepted.documents.length} documents and ${world.accepted.claims.length} letters kept whole`
          );
        },
      );
    } finally {
      execFileSync('umount', ['--lazy', dataDir]);
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

function mount(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Fills the disk while `act` runs, and frees the space afterwards. */
async function whileFull({ dataDir }: World, act: () => Promise<void>): Promise<void> {
  const path = join(dataDir, 'ballast');
  const file = await open(path, 'w');
  const fill = async (piece: Buffer) => {
    try {
      while (true) await file.write(piece);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  };
  try {
    await fill(Buffer.alloc(1024 * 1024));
    await fill(Buffer.alloc(4096));
    await act();
  } finally {
    await file.close();
    await rm(path);
  }
}
