import type { Trouble } from '../server/src/platform/cards/testing/stripe-server.ts';
import { checkAtRest, checkNow } from './support/faults/invariants/check.ts';
import { claim, defendantOf } from './support/faults/load/claiming.ts';
import { startLoad } from './support/faults/load/live.ts';
import { pay } from './support/faults/load/paying.ts';
import { type Person, signUp, signUpAdmin } from './support/faults/load/people.ts';
import { settle } from './support/faults/load/settling.ts';
import { waitUntilIdle } from './support/faults/wait-until-idle.ts';
import { inWorld, type World } from './support/faults/world.ts';
import type { Proof } from './support/proof.ts';

const lives = { short: 5, long: 80 };

/** `silence` lasts until our timeout, so only the long form includes it. */
const troubles = {
  short: ['none', 'lost', 'none', 429, 'none', 500, 'none', 409],
  long: ['none', 'lost', 'none', 429, 'none', 500, 'none', 409, 'none', 'lost', 'none', 'silence'],
} as const satisfies Record<string, readonly Trouble[]>;

export const proof: Proof = {
  promise: 'Trouble at the card provider charges nobody twice and forgets no payment',
  prove: (size) =>
    inWorld({ name: 'card_provider', seed: 20_261_120, roles: ['all'] }, async (world) => {
      const { cards, random, accepted } = world;
      const list = troubles[size];
      cards.troubles.push(...Array.from({ length: 5_000 }, () => list[random(list.length)] as Trouble));
      const load = startLoad(world, await signUpAdmin(world), 3, payForClaim);
      await load.after(lives[size]);
      await load.stop();
      await checkNow(world);
      cards.troubles.length = 0;
      await waitUntilIdle(world);
      await checkAtRest(world);
      const paid = cards.sessions.filter(({ payment_status }) => payment_status === 'paid').length;
      return (
        `${accepted.claims.length} claims, ${cards.calls.length} questions to the provider, of which half went wrong, ` +
        `${cards.told()} events in any order and number: ${paid} charges, ${paid} payments in the books, ` +
        `${cards.refunds.length} of them too many and given back`
      );
    }),
};

/** Pays with repeated, single or missing webhook events, and sometimes through a link that was replaced meanwhile. */
async function payForClaim(world: World, admin: Person): Promise<void> {
  const { random } = world;
  const claimant = await signUp(world);
  const claimId = await claim(world, claimant);
  await settle(world, { admin, claimant }, claimId, 'accept');
  const told = (['often', 'once', 'never'] as const)[random(3)] ?? 'once';
  const isReplaced = random(3) === 0;
  await pay(world, claimId, {
    told,
    returns: !isReplaced && random(2) === 0,
    ...(isReplaced && { meanwhile: () => sendAnotherLink(admin, claimId, defendantOf(claimant)) }),
  });
}

/** An admin sends a new link while the old one's checkout is open: a payment there is a surplus. */
async function sendAnotherLink(admin: Person, claimId: string, defendantEmail: string): Promise<void> {
  const json = {
    claimId,
    defendantEmail,
    defendantName: 'Sam Reed',
    amount: 900.25,
    currency: 'GBP',
    appBaseUrl: 'http://plainclaim.test',
  };
  const sent = await admin.ask('POST', '/functions/v1/send-payment-link', { json });
  if (sent.body.success !== true) throw new Error(`no second link: ${sent.status} ${sent.text}`);
}
