import { inCitedOrder } from '@plainclaim/domain/claims/facts/cited-order';
import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { citedWords, numberedName } from '@plainclaim/domain/claims/facts/input/typed-evidence-numbers';
import { Icon } from '../../../../art/icon.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { FieldGroup } from '../../../../ui/forms/field.tsx';
import { useFieldId } from '../../../../ui/forms/form-context.ts';
import { useOpenWithError } from './use-open-with-error.ts';

type ProofPickerProps = {
  /** The field of the facts, as in 'rows.1.proof'. */
  name: string;
  /** What the evidence is for: 'Deposit'. */
  subject: string;
  facts: FactsInput;
  value: readonly string[];
  onChange: (proof: readonly string[]) => void;
  error: string | undefined;
};

/** Which pieces of evidence show it. Closed until it is wanted; shows nothing while there is no evidence. */
export function ProofPicker({ name, subject, facts, value, onChange, error }: ProofPickerProps) {
  const id = useFieldId(name);
  const { evidence } = facts;
  // Numbers as in the letter. The boxes stay where they are: one that is ticked must not run away.
  const numbered = inCitedOrder(facts);
  const details = useOpenWithError(error !== undefined);
  if (evidence.length === 0 && !error) return null;
  const chosen = citedWords(numbered, value);
  const known = new Set(evidence.map((item) => item.id));
  const toggle = (item: string) => {
    const next = value.includes(item) ? value.filter((one) => one !== item) : [...value, item];
    // Evidence that is gone goes with the next choice.
    onChange(next.filter((one) => known.has(one)));
  };
  return (
    <details {...details} className="group/proof min-w-0">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-md text-15 font-semibold text-brand hover:text-brand-hover focus-visible:outline-3 focus-visible:outline-focus [&::-webkit-details-marker]:hidden">
        <Icon name="paperclip" className="size-[1.15em] shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          {chosen === '' ? 'Choose evidence' : `Evidence ${chosen}`}
          <span className="sr-only"> for {subject}</span>
        </span>
        <Icon
          name="chevron-down"
          className="size-[1.1em] shrink-0 transition-transform group-open/proof:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <FieldGroup id={id} label={`Evidence for ${subject}`} hideLabel error={error} className="pt-3 pb-2">
        <div className="grid gap-2">
          {evidence.map((item) => (
            <Checkbox
              key={item.id}
              look="plain"
              label={<span className="wrap-anywhere">{numberedName(numbered, item)}</span>}
              value={value.includes(item.id)}
              onValueChange={() => toggle(item.id)}
            />
          ))}
        </div>
      </FieldGroup>
    </details>
  );
}
