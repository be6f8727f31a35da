import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { type MissingFromClaim, missingFromClaim } from '@plainclaim/domain/claims/facts/missing-from-claim';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isAskedIn } from '../../asked-in-step.ts';
import type { WizardControls } from '../wizard-controls.ts';

type Claim = Pick<WizardControls, 'form' | 'facts' | 'now'>;

/**
 * The messages at fields of the facts: those that were wrong when Next was pressed and still are. A row that is added
 * later keeps quiet until the next press.
 */
export function useFactsErrors(claim: Claim, presses: number, step: MissingFromClaim['step'] = 1) {
  const { form, facts, now } = claim;
  const latest = useRef(claim);
  latest.current = claim;
  const [shown, setShown] = useState<ReadonlySet<string>>();
  const show = useCallback(() => setShown(fieldsOf(missingInStep(latest.current, step))), [step]);
  useEffect(() => {
    if (presses > 0) show();
  }, [presses, show]);

  const errors = useMemo(() => {
    const missing = shown ? missingInStep({ form, facts, now }, step) : [];
    return new Map(
      missing.filter(({ field }) => shown?.has(field)).map(({ field, message }) => [field, message] as const),
    );
  }, [form, facts, now, shown, step]);
  /** Messages move with their rows: of a list whose rows took other places, everything wrong is shown. */
  const follow = (changed: FactsInput) => {
    const lists = rearranged(facts, changed).filter((list) =>
      [...errors.keys()].some((field) => isIn(field, list)),
    );
    if (!shown || lists.length === 0) return;
    const others = [...shown].filter((field) => !lists.some((list) => isIn(field, list)));
    const missing = [...fieldsOf(missingInStep({ form, facts: changed, now }, step))];
    setShown(new Set([...others, ...missing.filter((field) => lists.some((list) => isIn(field, list)))]));
  };
  return { errors, show, follow };
}

const missingInStep = (
  { form, facts, now }: Claim,
  step: MissingFromClaim['step'],
): readonly MissingFromClaim[] =>
  missingFromClaim(form, facts, now).filter((one) => isAskedIn(step, one, { form, facts }));

const fieldsOf = (missing: readonly MissingFromClaim[]): ReadonlySet<string> =>
  new Set(missing.map(({ field }) => field));

const lists = ['rows', 'credits', 'timeline'] as const;
type List = (typeof lists)[number];

const isIn = (field: string, list: List): boolean => field === list || field.startsWith(`${list}.`);

/** The lists in which a row took another place. Rows that did not change are the same objects. */
export function rearranged(before: FactsInput, after: FactsInput): readonly List[] {
  return lists.filter((list) =>
    after[list].some((row, at) => {
      const place = (before[list] as readonly unknown[]).indexOf(row);
      return place !== -1 && place !== at;
    }),
  );
}
