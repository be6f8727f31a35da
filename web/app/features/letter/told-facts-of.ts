import { type ClaimFormInput, claimForm } from '@plainclaim/domain/claims/claim-form';
import type { FactsContent } from '@plainclaim/domain/claims/facts/case-facts';
import { finishedFacts } from '@plainclaim/domain/claims/facts/finished-facts';
import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { isSimple } from '@plainclaim/domain/claims/facts/is-simple';
import { factsOfForm } from '@plainclaim/domain/letters/facts-of-form';
import type { LetterFacts } from '@plainclaim/domain/letters/letter-facts';
import { londonDateOf } from '@plainclaim/domain/shared/dates';

type Typed = { readonly form: ClaimFormInput; readonly facts: FactsInput };

/** What the letter of a draft is written from; undefined while its answers are unfinished. */
export function letterFactsOf({ form, facts }: Typed, now: Date): LetterFacts | undefined {
  const parsed = claimForm(now).safeParse(form);
  if (!parsed.success) return undefined;
  const told = finishedFacts(facts, parsed.data, londonDateOf(now));
  return told.ok ? factsOfForm(parsed.data, told.facts) : undefined;
}

/** What was told in rows; undefined for one sum and one day, and while the answers are unfinished. */
export function storyOfDraft(typed: Typed, now: Date): FactsContent | undefined {
  const story = letterFactsOf(typed, now)?.story;
  return story && !isSimple(story) ? story : undefined;
}
