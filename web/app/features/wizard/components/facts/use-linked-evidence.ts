import { withFilesAsEvidence } from '@plainclaim/domain/claims/facts/input/evidence-of-files';
import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { useEffect, useState } from 'react';
import type { Evidence } from '../use-evidence.ts';

type Saver = {
  snapshot(): { readonly facts: FactsInput };
  write(change: { readonly facts: FactsInput }): void;
};

/** Holds the list of evidence of the facts to the files there are, wherever either was changed. */
export function useLinkedEvidence(facts: FactsInput, { rows, gone }: Evidence, saver: Saver): void {
  // Answers that were not saved on an earlier visit may name files that were removed since.
  const [goneBefore] = useState(() => filesNotIn(facts, rows));
  // biome-ignore lint/correctness/useExhaustiveDependencies: facts tell when to look, the saver has the newest
  useEffect(() => {
    const stored = rows.flatMap(({ documentId, name, item }) =>
      documentId ? [{ id: documentId, name, item }] : [],
    );
    const written = saver.snapshot().facts;
    const linked = withFilesAsEvidence(written, stored, new Set([...goneBefore, ...gone]));
    if (linked !== written) saver.write({ facts: linked });
  }, [facts, rows, gone, goneBefore, saver]);
}

function filesNotIn({ evidence }: FactsInput, rows: Evidence['rows']): readonly string[] {
  const there = new Set(rows.map(({ documentId }) => documentId));
  return evidence.map(({ file }) => file).filter((file) => file !== '' && !there.has(file));
}
