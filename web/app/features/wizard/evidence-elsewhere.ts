import type { EvidenceInput, FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { withoutEvidence } from '@plainclaim/domain/claims/facts/input/without-evidence';
import { type Answers, differingFields, isSameFacts } from './writing.ts';

/**
 * Both versions in one, where ours or theirs differ from the last saved answers by files alone: by evidence added to the
 * list or taken out of it. Undefined where both changed more: that is for the user to choose.
 */
export const mergedByFiles = (ours: Answers, saved: Answers, theirs: Answers): Answers | undefined =>
  withFilesOf(theirs, saved, ours) ?? withFilesOf(ours, saved, theirs);

/** `other`, with what `changed` did to the files since the saved answers, where it did nothing else. */
function withFilesOf(changed: Answers, saved: Answers, other: Answers): Answers | undefined {
  const lost = without(saved.facts.evidence, changed.facts.evidence).map(({ id }) => id);
  const added = without(changed.facts.evidence, saved.facts.evidence);
  const left = withoutEvidence(saved.facts, lost);
  const expected = { ...left, evidence: [...left.evidence, ...added] };
  const isFilesAlone =
    differingFields(saved.form, changed.form).length === 0 && isSameFacts(expected, changed.facts);
  if (!isFilesAlone) return undefined;
  const kept = withoutEvidence(other.facts, lost);
  const facts = { ...kept, evidence: [...kept.evidence, ...without(added, kept.evidence)] };
  return { form: other.form, facts };
}

const without = (list: readonly EvidenceInput[], other: FactsInput['evidence']): readonly EvidenceInput[] =>
  list.filter(({ id }) => other.every((item) => item.id !== id));
