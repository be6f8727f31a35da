import { randomUUID } from 'node:crypto';
import type { Actor } from '@plainclaim/domain/accounts/actor';
import { type ClaimFormInput, emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { maxDrafts, tooManyDrafts } from '@plainclaim/domain/claims/drafts';
import { emptyFactsInput, type FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { factsWithForm, formWithFacts } from '@plainclaim/domain/claims/facts/input/form-and-facts';
import { withoutLostFiles } from '@plainclaim/domain/claims/facts/input/without-lost-files';
import { joinAddress } from '@plainclaim/domain/shared/address';
import { AppError } from '@plainclaim/domain/shared/errors';
import { readProfile } from '../../profiles/index.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { type Draft, draftFrom } from './draft.ts';
import { countDraftsOf, insertDraft, lockDraftsOf } from './drafts.store.ts';

export type NewDraft = {
  readonly form?:
    | { readonly [Field in keyof ClaimFormInput]?: ClaimFormInput[Field] | undefined }
    | undefined;
  readonly facts?: FactsInput | undefined;
  readonly step?: number | undefined;
};

/** Begins a claim. Fields the user leaves empty are filled in from their profile. */
export async function createDraft(
  deps: Pick<ClaimsDeps, 'db' | 'clock' | 'config' | 'law' | 'metadata' | 'requiresProvenEmail'>,
  actor: Actor,
  { form: given = {}, facts, step = 1 }: NewDraft,
): Promise<Draft> {
  const now = deps.clock.now();
  const known = await knownAbout(deps, actor);
  const typed = Object.entries(given).filter(([, answer]) => answer !== undefined && answer !== '');
  const form: ClaimFormInput = { ...emptyClaimForm, ...known, ...Object.fromEntries(typed) };
  // A draft that does not exist yet has no files.
  const caseFacts = facts ? withoutLostFiles(facts, []) : factsWithForm(emptyFactsInput, form);
  const row = await deps.db.transaction(async (tx) => {
    await lockDraftsOf(tx, actor.userId);
    if ((await countDraftsOf(tx, actor.userId)) >= maxDrafts)
      throw new AppError('conflict', 'too many drafts', { userMessage: tooManyDrafts });
    return await insertDraft(tx, {
      id: randomUUID(),
      userId: actor.userId,
      form: formWithFacts(form, caseFacts),
      caseFacts,
      step,
      createdAt: now,
      updatedAt: now,
    });
  });
  return draftFrom(deps, row, [], now);
}

async function knownAbout(
  deps: Pick<ClaimsDeps, 'db' | 'metadata' | 'requiresProvenEmail'>,
  actor: Actor,
): Promise<Partial<ClaimFormInput>> {
  const profile = await readProfile(deps, actor);
  if (!profile) return { plaintiffEmail: actor.email };
  return {
    plaintiffName: profile.fullName,
    plaintiffEmail: (!deps.requiresProvenEmail && profile.email) || actor.email,
    plaintiffDateOfBirth: profile.dateOfBirth,
    plaintiffAddress: joinAddress([profile.addressLine1, profile.addressLine2, profile.townCity]),
    plaintiffPostcode: profile.postcode,
  };
}
