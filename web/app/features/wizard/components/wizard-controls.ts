import type { ClaimField, ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import type { Step } from '../writing.ts';
import type { Evidence } from './use-evidence.ts';

/** What every step is given. */
export type WizardControls = {
  readonly form: ClaimFormInput;
  readonly step: Step;
  /** When the wizard was opened: what counts as the future. */
  readonly now: Date;
  readonly evidence: Evidence;
  /** The question to go to on arrival, when a link led to one. */
  readonly field: ClaimField | undefined;
  /** Tells of every change, wherever it comes from. */
  readonly follow: (listener: (form: ClaimFormInput) => void) => () => void;
  readonly write: (part: Partial<ClaimFormInput>) => void;
  readonly goTo: (step: Step) => void;
  readonly addressOf: (step: Step) => string;
};
