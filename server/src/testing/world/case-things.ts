import type { Bench } from './bench.ts';
import type { People } from './people.ts';

type Cases = { readonly referrals: readonly { readonly id: string; readonly claim_id: string }[] };

/** A pending, an accepted and a started case with one solicitor, and a claim not referred to any. */
export async function plantCases(bench: Bench, { owner, referredSolicitor }: People) {
  const { call, submitted } = bench;
  const solicitor = referredSolicitor;
  const largeClaimId = (await submitted(owner, { amount: '15000' })).id;

  async function asked() {
    const { id: claimId } = await submitted(owner, { amount: '15000' });
    await call(owner, 'POST', `/api/claims/${claimId}/solicitor`, { consent: true });
    const { body } = await call<Cases>(solicitor, 'GET', '/api/solicitor/referrals');
    const id = body.referrals.find((one) => one.claim_id === claimId)?.id;
    if (!id) throw new Error('the solicitor was not asked');
    return {
      id,
      claimId,
      act: (verb: string) => call(solicitor, 'POST', `/api/solicitor/referrals/${id}/${verb}`),
    };
  }
  const pending = await asked();
  const taken = await asked();
  await taken.act('accept');
  const begun = await asked();
  await begun.act('accept');
  await begun.act('start');
  return {
    largeClaimId,
    pending: { id: pending.id, claimId: pending.claimId },
    taken: { id: taken.id, claimId: taken.claimId },
    begun: { id: begun.id, claimId: begun.claimId },
  };
}
