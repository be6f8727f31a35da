import type { FactsInput } from './facts-input.ts';

/** Evidence whose file was removed is only named from then on. */
export function withoutLostFiles(facts: FactsInput, documentIds: readonly string[]): FactsInput {
  return {
    ...facts,
    evidence: facts.evidence.map((item) =>
      item.file === '' || documentIds.includes(item.file) ? item : { ...item, file: '' },
    ),
  };
}
