import { checkAtRest, checkNow } from './support/faults/invariants/check.ts';
import { repeatsIn } from './support/faults/invariants/mails.ts';
import { startLoad } from './support/faults/load/live.ts';
import { signUpAdmin } from './support/faults/load/people.ts';
import { waitUntilIdle } from './support/faults/wait-until-idle.ts';
import { inWorld } from './support/faults/world.ts';
import type { Proof } from './support/proof.ts';

const lives = { short: 4, long: 60 };

export const proof: Proof = {
  promise: 'A mail server that refuses, dawdles or hangs up delays mails and loses none',
  prove: (size) =>
    inWorld({ name: 'mail_server', seed: 20_261_118, roles: ['all'] }, async (world) => {
      const { mail, accepted } = world;
      const load = startLoad(world, await signUpAdmin(world), 3);
      mail.behave('refuse');
      await load.after(lives[size] / 4);
      mail.behave('cut', 'slow', 'refuse', 'swallow', 'take');
      await load.after(lives[size]);
      await load.stop();
      await checkNow(world);
      mail.behave('take');
      // Unsent mails are retried automatically, with backoff.
      await waitUntilIdle(world);
      await checkAtRest(world);
      const swallowed = mail.deliveries.filter(({ answered }) => !answered).length;
      return (
        `${load.ended()} lives with ${accepted.claims.length} claims: ${mail.deliveries.length} mails arrived, ` +
        `of ${swallowed} we were not told; ${repeatsIn(mail.deliveries)} came a second time under the same Message-ID`
      );
    }),
};
