import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import { openClaimsBench } from '../../claims/testing/claims-bench.ts';

export type Reviewed = {
  responses: { email_body: string; matches: { name: string; start: number; end: number }[] }[];
  assessments: { will_pay: string | null; action: string | null }[];
  notes: { author_name: string; body: string }[];
  history: {
    kind: string;
    actor: string;
    actor_name: string | null;
    facts: { name: string; value: string }[];
  }[];
};

/** A submitted claim and an admin who reviews it. */
export async function openReviewBench(form: Partial<ClaimFormInput> = {}) {
  const bench = await openClaimsBench();
  const claimant = await bench.signUp();
  const admin = await bench.withRole(await bench.signUp('admin'), 'admin');
  const claim = await bench.submitted(claimant, form);
  const path = `/api/admin/claims/${claim.id}`;
  const assess = (said: object) =>
    bench.call<{ error?: { message: string } }>(admin, 'POST', `${path}/assessment`, said);
  const review = async () => (await bench.call<Reviewed>(admin, 'GET', `${path}/review`)).body;
  const mails = async (kind: string) => (await bench.rows('emails')).filter((mail) => mail.kind === kind);
  const acts = async () =>
    (await bench.rows('auth_audit', 'id'))
      .filter(({ action, user_id }) => action === 'admin-act' && user_id === admin.id)
      .map(({ details }) => details);
  const replies = (email_body: string) =>
    bench.call(admin, 'POST', '/api/admin/replies', {
      email_subject: `Claim ID: ${claim.id}`,
      email_body,
      sender_email: 'sam@reed.example',
    });
  return { ...bench, claimant, admin, claim, path, assess, review, mails, acts, replies };
}
