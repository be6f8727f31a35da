import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { type MissingFromClaim, missingFromClaim } from '@plainclaim/domain/claims/facts/missing-from-claim';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { WizardControls } from '../wizard-controls.ts';

type Claim = Pick<WizardControls, 'form' | 'facts' | 'now'>;

/**
 * The messages at fields of the facts: those that were wrong when Next was pressed and still are. A row that is added
 * later keeps quiet until the next press.
 */
export function useFactsErrors(claim: Claim, presses: number) {
  const { form, facts, now } = claim;
  const latest = useRef(claim);
  latest.current = claim;
  const [shown, setShown] = useState<ReadonlySet<string>>();
  const show = useCallback(() => setShown(fieldsOf(missingInStep(latest.current))), []);
  useEffect(() => {
    if (presses > 0) show();
  }, [presses, show]);

  const errors = useMemo(() => {
    const missing = shown ? missingInStep({ form, facts, now }) : [];
    return new Map(
      missing.filter(({ field }) => shown?.has(field)).map(({ field, message }) => [field, message] as const),
    );
  }, [form, facts, now, shown]);
  /** Messages move with their rows: after a row took another place, everything wrong is shown. */
  const follow = (changed: FactsInput) => {
    if (shown && isRearranged(facts, changed))
      setShown(fieldsOf(missingInStep({ form, facts: changed, now })));
  };
  return { errors, show, follow };
}

const missingInStep = ({ form, facts, now }: Claim): readonly MissingFromClaim[] =>
  missingFromClaim(form, facts, now).filter(({ step }) => step === 1);

const fieldsOf = (missing: readonly MissingFromClaim[]): ReadonlySet<string> =>
  new Set(missing.map(({ field }) => field));

/** Rows that did not change are the same objects. */
export function isRearranged(before: FactsInput, after: FactsInput): boolean {
  const lists = ['rows', 'credits', 'timeline', 'evidence'] as const;
  return lists.some((list) =>
    after[list].some((row, at) => {
      const place = (before[list] as readonly unknown[]).indexOf(row);
      return place !== -1 && place !== at;
    }),
  );
}
