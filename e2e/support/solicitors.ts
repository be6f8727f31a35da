import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import { type APIRequestContext, expect } from '@playwright/test';
import { ClaimsOf, smallPdf } from './claims.ts';
import { changeDatabase, runScheduledJob } from './database.ts';
import { newAddress, password } from './new-person.ts';
import { bodyOf, type Person, personOf } from './payments.ts';

export type Solicitor = Person & { readonly id: string; readonly name: string };

/** The jurisdiction and issue type of a test, unique to it, so that no other test's solicitors are asked. */
export type Field = Pick<ClaimFormInput, 'jurisdiction' | 'issueType'>;

/** A solicitor registered through the API. The more alike the postcodes, the nearer to the claimant. */
export async function registered(
  request: APIRequestContext,
  firstName: string,
  { jurisdiction, issueType }: Field,
  postcode = 'BT1 5GS',
): Promise<Solicitor> {
  const email = newAddress();
  const data = {
    role: 'solicitor',
    first_name: firstName,
    last_name: 'Law',
    firm_name: `${firstName} & Partners`,
    phone: '028 9649 6000',
    address: '4 Park Row',
    postcode,
    jurisdictions: [jurisdiction],
    practice_areas: [issueType],
  };
  const answer = await request.post('/auth/v1/signup', { data: { email, password, data } });
  const session = await bodyOf<{ access_token: string; user: { id: string } }>(answer);
  return { ...personOf(request, email, session), id: session.user.id, name: `${firstName} Law` };
}

export const decide = (admin: Person, { id }: Solicitor, decision: object) =>
  admin.post(`/api/admin/solicitors/${id}/decision`, decision);

export async function approve(admin: Person, solicitor: Solicitor, field: Field): Promise<void> {
  const numbers = { regulator_numbers: { [field.jurisdiction]: '12345' } };
  const kept = await admin.request.put(`/api/admin/solicitors/${solicitor.id}/regulator-numbers`, {
    headers: { authorization: `Bearer ${admin.session.access_token}` },
    data: numbers,
  });
  expect(kept.status(), await kept.text()).toBe(200);
  await decide(admin, solicitor, { decision: 'approve' });
}

/** A claim above the small claims limit of every jurisdiction, with a document. */
export async function largeClaim(claimant: Person, field: Field, plaintiffName: string): Promise<string> {
  const claims = new ClaimsOf(claimant.request, claimant.session.access_token);
  const draftId = await claims.draft({
    ...field,
    amount: '12,500',
    plaintiffName,
    plaintiffEmail: claimant.email,
    plaintiffPostcode: 'BT1 9ZQ',
  });
  await claims.addDocument(draftId, 'contract.pdf', smallPdf);
  await claims.writeLetter(draftId);
  const { claim } = await claimant.post<{ claim: { id: string } }>(`/api/claims/drafts/${draftId}/submit`);
  return claim.id;
}

/** Makes the answer three working days late, and runs the hourly job. */
export async function letTheAnswerBeLate(claimId: string): Promise<void> {
  const late = `update referrals set due_at = now() - interval '1 minute' where claim_id = $1 and status = 'pending'`;
  expect(await changeDatabase(late, [claimId])).toBe(1);
  await runScheduledJob('pass-on-referrals');
}
