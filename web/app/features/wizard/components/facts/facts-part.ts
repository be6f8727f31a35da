import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';

/** Props of every part of the facts. */
export type FactsPart = {
  readonly facts: FactsInput;
  readonly onChange: (facts: FactsInput) => void;
  /** Messages by field, as in 'rows.1.what'; empty until Next was pressed. */
  readonly errors: ReadonlyMap<string, string>;
};
