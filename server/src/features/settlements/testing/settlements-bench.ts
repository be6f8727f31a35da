import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import { sql } from 'drizzle-orm';
import { type ErrorAnswer, openClaimsBench, type Person } from '../../claims/testing/claims-bench.ts';

type Settlement = {
  readonly offer: {
    readonly id: string;
    readonly offered_amount: number;
    readonly settlement_reference: string;
    readonly created_at: string;
    readonly legal_claims: { readonly status: string };
  };
  readonly response: { readonly response_type: string; readonly response_timestamp: string } | null;
  readonly may_answer: boolean;
  readonly solicitor_wanted_at: string | null;
  readonly solicitor_search: string | null;
};

type Response = Settlement['response'] & ErrorAnswer;

export async function openSettlementsBench(form: Partial<ClaimFormInput> = {}) {
  const bench = await openClaimsBench();
  const hannah = await bench.signUp();
  const admin = await bench.withRole(await bench.signUp('admin'), 'admin');
  const claim = await bench.submitted(hannah, form);
  const record = (body: object, person: Person = admin) =>
    bench.call<{ success: boolean; settlement_reference: string } & ErrorAnswer>(
      person,
      'POST',
      '/functions/v1/handle-settlement-offer',
      body,
    );
  const offer = (offered_amount: unknown, more: object = {}) =>
    record({ claim_id: claim.id, offered_amount, defendant_message: '', admin_notes: '', ...more });
  const look = (person = hannah, id = claim.id) =>
    bench.call<Settlement & ErrorAnswer>(person, 'GET', `/api/settlements/${id}`);
  const answer = (offerId: string, verb: 'accept' | 'reject' | 'solicitor', person = hannah) =>
    bench.call<Response>(person, 'POST', `/api/settlements/${offerId}/${verb}`);
  /** Makes an offer that the claimant is not shown yet. */
  const held = async (amount = 600) => {
    await offer(amount);
    const { body } = await bench.call<{ offers: { id: string }[] }>(
      admin,
      'GET',
      `/api/admin/settlements/${claim.id}`,
    );
    return String(body.offers[0]?.id);
  };
  const minutePasses = () => bench.app.clock.forward(60);
  /** Makes an offer that waits for its answer. */
  const standing = async (amount = 600) => {
    const id = await held(amount);
    minutePasses();
    return id;
  };
  const withdraw = (offerId: string, reason = '') =>
    bench.call<ErrorAnswer & { is_claimant_told: boolean }>(
      admin,
      'POST',
      `/api/admin/settlements/${offerId}/withdraw`,
      { reason },
    );
  const setStatus = (status: string) =>
    bench.app.platform.db.execute(sql`update legal_claims set status = ${status}`);
  const statusNow = async () => (await bench.rows('legal_claims'))[0]?.status;
  const mails = async (kind: string) => (await bench.rows('emails')).filter((mail) => mail.kind === kind);
  const events = async (kind: string) =>
    (await bench.rows('history_events', 'sequence')).filter((event) => event.kind === kind);
  return {
    ...bench,
    hannah,
    admin,
    claim,
    record,
    offer,
    look,
    answer,
    held,
    minutePasses,
    standing,
    withdraw,
    setStatus,
    statusNow,
    mails,
    events,
  };
}
