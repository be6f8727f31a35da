import { setTimeout as pause } from 'node:timers/promises';
import { checkAtRest, checkNow } from './support/faults/invariants/check.ts';
import { repeatsIn } from './support/faults/invariants/mails.ts';
import { startLoad } from './support/faults/load/live.ts';
import { signUpAdmin } from './support/faults/load/people.ts';
import { waitUntilIdle } from './support/faults/wait-until-idle.ts';
import { inWorld } from './support/faults/world.ts';
import type { Proof } from './support/proof.ts';

const kills = { short: 4, long: 200 };

export const proof: Proof = {
  promise: 'Killing servers and workers at any moment loses nothing',
  prove: (size) =>
    inWorld({ name: 'kills', seed: 20_261_116, roles: ['web', 'worker'] }, async (world) => {
      const { servers, random, mail, accepted, counts } = world;
      const load = startLoad(world, await signUpAdmin(world), 4);
      for (let done = 0; done < kills[size]; done++) {
        // Two processes at first, four from half-way on.
        if (done === kills[size] / 2) await Promise.all([servers.add('all'), servers.add('all')]);
        // After some more answers, so that slow machines also give some, plus a random pause before the kill.
        const enough = counts.answered + 1 + random(12);
        while (counts.answered < enough) await Promise.race([load.after(1), pause(20)]);
        await pause(random(150));
        await servers.killOne(random(servers.count()));
        if (done % 5 === 0) await checkNow(world);
      }
      await servers.allUp();
      await servers.lose(random(servers.count()));
      await load.after(2);
      await load.stop();
      await waitUntilIdle(world, { isPatient: size === 'long' });
      await checkAtRest(world);
      return (
        `${kills[size]} kills of two, then four processes, one lost for good, among ${load.ended()} lives with ` +
        `${accepted.claims.length} claims and ${accepted.paid.length} payments; ${counts.unanswered} requests cut off; ` +
        `${mail.deliveries.length} mails, ${repeatsIn(mail.deliveries)} of them a second time under the same Message-ID`
      );
    }),
};
