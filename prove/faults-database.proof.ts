import { setTimeout as pause } from 'node:timers/promises';
import type { Ending } from './support/faults/cluster.ts';
import { checkAtRest, checkNow } from './support/faults/invariants/check.ts';
import { repeatsIn } from './support/faults/invariants/mails.ts';
import { startLoad } from './support/faults/load/live.ts';
import { signUpAdmin } from './support/faults/load/people.ts';
import { waitUntilIdle } from './support/faults/wait-until-idle.ts';
import { inWorld } from './support/faults/world.ts';
import type { Proof } from './support/proof.ts';

const endings: readonly Ending[] = ['immediate', 'fast', 'kill'];
const rounds = { short: 1, long: 10 };

export const proof: Proof = {
  promise: 'The database may stop, crash and come back at any moment, and the servers go on by themselves',
  prove: (size) =>
    inWorld({ name: 'database', seed: 20_261_117, roles: ['all', 'all'] }, async (world) => {
      const { cluster, faults, random, mail, accepted, counts } = world;
      const load = startLoad(world, await signUpAdmin(world), 4);
      for (let round = 0; round < rounds[size]; round++) {
        for (const how of endings) {
          await load.after(1 + random(2));
          const back = faults.begin('everywhere');
          await cluster.stop(how);
          await pause(random(1_500));
          await cluster.start();
          back();
          await load.after(1);
          await checkNow(world);
        }
      }
      await load.stop();
      await waitUntilIdle(world);
      await checkAtRest(world);
      return (
        `${endings.length * rounds[size]} stops (fast, immediate, killed) among ${load.ended()} lives with ` +
        `${accepted.claims.length} claims and ${accepted.paid.length} payments; ${counts.apologies} apologies; ` +
        `${mail.deliveries.length} mails, ${repeatsIn(mail.deliveries)} of them a second time under the same Message-ID`
      );
    }),
};
