import type { EvidenceInput, FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { withoutEvidence } from '@plainclaim/domain/claims/facts/input/without-evidence';
import { type Answers, differingFields, isSameFacts } from './writing.ts';

/**
 * Our answers on top of theirs, where theirs differ from the last saved ones by files alone: those added to the list of
 * evidence, and those taken out of it. Undefined where anything else was changed: that is for the user to choose.
 */
export function onTopOfTheirFiles<Ours extends Answers>(
  ours: Ours,
  saved: Answers,
  theirs: Answers,
): Ours | undefined {
  const lost = without(saved.facts.evidence, theirs.facts.evidence).map(({ id }) => id);
  const added = without(theirs.facts.evidence, saved.facts.evidence);
  const left = withoutEvidence(saved.facts, lost);
  const expected = { ...left, evidence: [...left.evidence, ...added] };
  const isFilesAlone =
    differingFields(saved.form, theirs.form).length === 0 && isSameFacts(expected, theirs.facts);
  if (!isFilesAlone) return undefined;
  const kept = withoutEvidence(ours.facts, lost);
  const facts = { ...kept, evidence: [...kept.evidence, ...without(added, kept.evidence)] };
  return { ...ours, facts };
}

const without = (list: readonly EvidenceInput[], other: FactsInput['evidence']): readonly EvidenceInput[] =>
  list.filter(({ id }) => other.every((item) => item.id !== id));
