import { checkAtRest, checkNow } from './support/faults/invariants/check.ts';
import { repeatsIn } from './support/faults/invariants/mails.ts';
import { startLoad } from './support/faults/load/live.ts';
import { signUpAdmin } from './support/faults/load/people.ts';
import { waitUntilIdle } from './support/faults/wait-until-idle.ts';
import { inWorld } from './support/faults/world.ts';
import type { Proof } from './support/proof.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Past leases, tokens, links, deadlines and sessions, and back again. */
const jumps = {
  short: [2 * hour, -3 * hour, 45 * day, -20 * minute],
  long: [
    6 * minute,
    -6 * minute,
    2 * hour,
    -3 * hour,
    8 * day,
    -1 * day,
    45 * day,
    -20 * minute,
    -50 * day,
    120 * day,
    -2 * hour,
    1 * day,
  ],
};

export const proof: Proof = {
  promise: 'A clock that jumps forwards or backwards costs people a sign-in at most',
  prove: (size) =>
    inWorld({ name: 'clock', seed: 20_261_122, roles: ['all'] }, async (world) => {
      const { clock, faults, query, mail, accepted } = world;
      const load = startLoad(world, await signUpAdmin(world), 3);
      for (const seconds of jumps[size]) {
        await load.after(2);
        const back = faults.begin('everywhere');
        await clock.jump(seconds);
        back();
        await checkNow(world);
      }
      await load.after(2);
      await load.stop();
      await waitUntilIdle(world);
      await checkAtRest(world);
      const [noted] = await query<{ claims: number }>(
        'select count(deadline_noted_at)::int as claims from legal_claims',
      );
      return (
        `${jumps[size].length} jumps, the longest of ${Math.max(...jumps[size]) / day} days, among ${load.ended()} lives with ` +
        `${accepted.claims.length} claims and ${accepted.paid.length} payments; ${noted?.claims} deadlines noted once; ` +
        `${mail.deliveries.length} mails, ${repeatsIn(mail.deliveries)} of them a second time under the same Message-ID`
      );
    }),
};
