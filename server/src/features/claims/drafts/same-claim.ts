import type { Actor } from '@plainclaim/domain/accounts/actor';
import { defendantTypes } from '@plainclaim/domain/claims/defendant';
import { type ClaimAgainst, sameClaimWords } from '@plainclaim/domain/claims/facts/suggestions/same-claim';
import { parsePounds, penceFromDecimal } from '@plainclaim/domain/shared/money';
import type { ClaimsDeps } from '../claims.deps.ts';
import { openClaimsAgainst } from '../claims.store.ts';
import { draftsOf } from './drafts.store.ts';
import { findDraft } from './find-draft.ts';
import { formOf } from './form-of.ts';

const mostDrafts = 20;

/** What to ask before the letter: null unless this person has another open claim like this one, or another draft. */
export async function sameClaim(
  { db }: Pick<ClaimsDeps, 'db'>,
  actor: Actor,
  draftId: string,
): Promise<string | null> {
  const draft = await findDraft(db, actor, draftId);
  const claim = claimAgainst(formOf(draft));
  if (!claim) return null;
  const [claims, drafts] = await Promise.all([
    openClaimsAgainst(db, actor.userId, claim.amount),
    draftsOf(db, actor.userId, mostDrafts),
  ]);
  const others = [
    ...claims.map((row) => ({ ...row, amount: penceFromDecimal(row.amount) })),
    ...drafts.filter(({ id }) => id !== draft.id).flatMap((row) => claimAgainst(formOf(row)) ?? []),
  ];
  return sameClaimWords(claim, others) ?? null;
}

function claimAgainst(form: ReturnType<typeof formOf>): ClaimAgainst | undefined {
  const amount = parsePounds(form.amount);
  const defendantType = defendantTypes.find((type) => type === form.defendantType);
  return amount && defendantType ? { ...form, defendantType, amount } : undefined;
}
