import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import { sampleForm } from '@plainclaim/domain/qa/sample-form';
import type { Visitor } from './api-visitor.ts';
import { waitFor } from './wait-for.ts';

type ApiClaim = {
  readonly id: string;
  readonly status: string;
  readonly generated_letter_content: string;
  readonly letter_sent_at: string | null;
  readonly response_deadline: string | null;
};

/** A claim whose letter a worker has sent: its days have begun. */
export type ServedClaim = ApiClaim & {
  readonly letter_sent_at: string;
  readonly response_deadline: string;
};

type Draft = { readonly draft: { readonly id: string; readonly version: number } };

/**
 * Created and then saved, like the wizard: fields missing at creation would be filled in from the profile.
 */
export async function saveDraft(visitor: Visitor, change: Partial<ClaimFormInput> = {}): Promise<string> {
  const { draft } = await visitor.want<Draft>(201, 'POST', '/api/claims/drafts', {});
  const body = { form: { ...sampleForm, ...change }, step: 4, version: draft.version };
  await visitor.want(200, 'PUT', `/api/claims/drafts/${draft.id}`, body);
  return draft.id;
}

type Letter = { readonly letter: string; readonly deadlineDays: number };

/** Reads the events of writing a letter, up to the last. */
export async function writeLetter(visitor: Visitor, draftId: string): Promise<Letter> {
  const events = await visitor.want<string>(200, 'POST', `/api/claims/drafts/${draftId}/letter`);
  const done = /^event: done\ndata: (.*)$/m.exec(events)?.[1];
  if (!done) throw new Error(`no letter was written: ${events.trim().split('\n').at(-1)}`);
  return JSON.parse(done) as Letter;
}

export async function submitDraft(visitor: Visitor, draftId: string): Promise<ApiClaim> {
  const path = `/api/claims/drafts/${draftId}/submit`;
  const { claim } = await visitor.want<{ claim: ApiClaim }>(201, 'POST', path, {});
  return claim;
}

/** From form to claim, with the wizard's requests. */
export async function submitClaim(visitor: Visitor, change: Partial<ClaimFormInput>): Promise<ApiClaim> {
  const draftId = await saveDraft(visitor, change);
  await writeLetter(visitor, draftId);
  return await submitDraft(visitor, draftId);
}

/** The claim once its letter has left. */
export async function onceLetterLeft(visitor: Visitor, { id }: ApiClaim): Promise<ServedClaim> {
  const look = async () => {
    const { claim } = await visitor.want<{ claim: ApiClaim }>(200, 'GET', `/api/claims/${id}`);
    const { letter_sent_at, response_deadline } = claim;
    return letter_sent_at && response_deadline ? { ...claim, letter_sent_at, response_deadline } : undefined;
  };
  return await waitFor(look, 'the letter of a claim did not leave');
}

export async function statusOf(visitor: Visitor, claimId: string): Promise<string> {
  const { claim } = await visitor.want<{ claim: ApiClaim }>(200, 'GET', `/api/claims/${claimId}`);
  return claim.status;
}
