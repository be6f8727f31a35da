import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { addDays } from '@plainclaim/domain/shared/iso-date';
import { sql } from 'drizzle-orm';
import type { DraftBody } from '../../features/claims/testing/claims-bench-on.ts';
import { finishedForm } from '../../features/claims/testing/finished-form.ts';
import type { Bench } from './bench.ts';
import type { People } from './people.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n', 'latin1');

type Uploaded = { readonly document: { readonly id: string } };

/** A draft ready to submit and a submitted claim, both with evidence, and another user's draft and claim. */
export async function plantClaims(bench: Bench, { owner, otherPlaintiff, tester }: People) {
  const { app, call, readyDraft, submitted, upload } = bench;
  const evidence = async (person: typeof owner, path: string) =>
    (await upload<Uploaded>(person, path, 'contract.pdf', pdf)).body.document.id;
  const draftId = (await readyDraft(owner, {}, { 'contract.pdf': pdf })).id;
  const strangersDraftId = (await readyDraft(otherPlaintiff, { plaintiffEmail: otherPlaintiff.email })).id;
  const claim = await submitted(owner);
  const claimDocumentId = await evidence(owner, `/api/claims/${claim.id}`);
  const unwritten = await submitted(owner);
  await app.platform.db.execute(
    sql`update legal_claims set generated_letter_content = null where id = ${unwritten.id}`,
  );
  const tomorrow = addDays(londonDateOf(app.clock.now()), 1);
  const paused = await submitted(owner);
  await call(owner, 'POST', `/api/claims/${paused.id}/hold`, { reason: 'mediation', until: tomorrow });
  // Learned after the submission: the letter has reached no one yet.
  const unserved = await submitted(owner, { defendantEmail: '', defendantEmailUnknown: true });
  const party = {
    defendantType: 'individual',
    defendantFirstName: 'Sam',
    defendantLastName: 'Reed',
    defendantCompanyName: '',
    defendantContactPerson: '',
    defendantEmail: 'sam@reed.example',
    defendantEmailUnknown: false,
    defendantAddressLine1: '2 Low Road',
    defendantAddressLine2: '',
    defendantTownCity: 'York',
    defendantPostcode: 'YO1 7HH',
  };
  await call(owner, 'POST', `/api/claims/${unserved.id}/party`, party);
  const strangersClaimId = (await submitted(otherPlaintiff, { plaintiffEmail: otherPlaintiff.email })).id;
  const posted = await call<{ service: { attempts: { id: string }[] } }>(
    owner,
    'POST',
    `/api/claims/${claim.id}/service`,
    { method: 'first-class-post', done_on: londonDateOf(app.clock.now()), address: '2 Low Road, Leeds' },
  );
  const made = await call<{ claims: { id: string }[] }>(tester, 'POST', '/api/testing/claims', {
    urgency: 'normal',
  });
  const link = await call<{ url: string }>(
    owner,
    'GET',
    `/api/claims/${claim.id}/documents/${claimDocumentId}/link`,
  );
  const { body } = await call<{ draft: DraftBody }>(owner, 'GET', `/api/claims/drafts/${draftId}`);
  return {
    draftId,
    savedDraft: { form: finishedForm, step: 2, version: body.draft.version },
    draftDocumentId: body.draft.documents[0]?.id ?? '',
    strangersDraftId,
    claimId: claim.id,
    claimAmount: claim.amount,
    claimLetter: claim.generated_letter_content,
    claimDocumentId,
    postedId: posted.body.service.attempts.at(-1)?.id ?? '',
    unwrittenClaimId: unwritten.id,
    unwrittenLetter: unwritten.generated_letter_content,
    pausedClaimId: paused.id,
    unservedClaimId: unserved.id,
    correctedParty: { ...party, defendantLastName: 'Reid' },
    tomorrow,
    strangersClaimId,
    testClaimId: made.body.claims[0]?.id ?? '',
    fileToken: link.body.url.split('/').at(-1) ?? '',
  };
}
