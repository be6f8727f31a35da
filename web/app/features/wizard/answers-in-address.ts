import { type ClaimFormInput, emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { defendantTypes } from '@plainclaim/domain/claims/defendant';
import { partyKinds } from '@plainclaim/domain/claims/facts/case-facts';
import { emptyFactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { issueTypes } from '@plainclaim/domain/claims/issue-types';
import { jurisdictions } from '@plainclaim/domain/claims/jurisdictions';
import { type CarriedAnswers, carriedFields, carriedKinds } from '../../lib/claim-start.ts';
import { newClaim } from './api/open-draft.ts';
import type { UnsavedCopy } from './unsaved-copy.ts';
import { changedAnswers } from './writing.ts';

const longest = 40;

const known: Readonly<Partial<Record<keyof CarriedAnswers, readonly string[]>>> = {
  jurisdiction: jurisdictions,
  issueType: issueTypes,
  defendantType: defendantTypes,
};

/** Initial answers of a new claim, from the calculator that was filled in before sign-up. */
export function answersInAddress(search: URLSearchParams): UnsavedCopy | undefined {
  if (search.get('draft') !== newClaim) return undefined;
  const answers = carriedFields.flatMap((field) => {
    const given = search.get(field);
    if (!given || given.length > longest || known[field]?.includes(given) === false) return [];
    return [[field, given] as const];
  });
  const kinds = carriedKinds.flatMap((party) => {
    const kind = partyKinds.find((one) => one === search.get(party));
    return kind ? [[party, kind] as const] : [];
  });
  if (answers.length + kinds.length === 0) return undefined;
  const given: Partial<ClaimFormInput> = Object.fromEntries(answers);
  const empty = { form: emptyClaimForm, facts: emptyFactsInput };
  const begun = changedAnswers(empty, { form: given });
  const facts = { ...begun.facts, ...Object.fromEntries(kinds) };
  return { ...changedAnswers(begun, { facts }), step: 1, version: 0 };
}
