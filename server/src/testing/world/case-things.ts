import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Bench } from './bench.ts';
import type { People } from './people.ts';

type Cases = { readonly referrals: readonly { readonly id: string; readonly claim_id: string }[] };

/** A pending, an accepted and a started case with one solicitor, and a claim not referred to any. */
export async function plantCases(bench: Bench, { owner, referredSolicitor }: People) {
  const { app, call, submitted } = bench;
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
  const [repliedId, replyFileId] = [randomUUID(), randomUUID()];
  const at = app.clock.now();
  const receipt = new TextEncoder().encode('%PDF-1.7 paid');
  await app.platform.files.put(`private/replies/${repliedId}/attachment-1.pdf`, receipt, {
    contentType: 'application/pdf',
    maxBytes: receipt.byteLength,
  });
  await app.platform.db.execute(sql`
    with reply as (
      insert into defendant_responses (id, claim_id, email_subject, email_body, sender_email, parsed_type, confidence,
        requires_manual_review, raw_content, matches, kind, source, dedupe_key, processed_at, created_at)
      values (${repliedId}, ${taken.claimId}, 'Re: your letter', 'I dispute this.', 'sam@reed.example', 'DISPUTE', 'HIGH',
        false, 'I dispute this.', '[]', 'reply', 'smtp', '<taken@reed.example>', ${at}, ${at})
      returning id)
    insert into defendant_response_attachments (id, response_id, file_name, file_path, file_type, file_size)
    select ${replyFileId}, id, 'receipt.pdf', ${`${repliedId}/attachment-1.pdf`}, 'application/pdf', 13 from reply`);
  const begun = await asked();
  await begun.act('accept');
  await begun.act('start');
  return {
    largeClaimId,
    pending: { id: pending.id, claimId: pending.claimId },
    taken: { id: taken.id, claimId: taken.claimId, replyId: repliedId, replyFileId },
    begun: { id: begun.id, claimId: begun.claimId },
  };
}
