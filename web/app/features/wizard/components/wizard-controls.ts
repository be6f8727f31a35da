import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import type { Step } from '../writing.ts';
import type { Evidence } from './use-evidence.ts';

/** Props of every step. */
export type WizardControls = {
  readonly form: ClaimFormInput;
  readonly facts: FactsInput;
  readonly step: Step;
  /** When the wizard was opened; later dates count as future. */
  readonly now: Date;
  readonly evidence: Evidence;
  /** The question to go to on arrival, when a link led to one: of the form or, as in 'rows.1.what', of the facts. */
  readonly field: string | undefined;
  /** Subscribes to changes from any source. */
  readonly follow: (listener: (form: ClaimFormInput) => void) => () => void;
  readonly write: (part: Partial<ClaimFormInput>) => void;
  readonly writeFacts: (facts: FactsInput) => void;
  /** Suggestions turned down on this visit, by their words. */
  readonly dismissed: readonly string[];
  readonly dismiss: (words: string) => void;
  readonly goTo: (step: Step) => void;
  readonly addressOf: (step: Step) => string;
};
