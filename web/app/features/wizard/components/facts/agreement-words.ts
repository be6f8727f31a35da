import type { BasisInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { formatLongDate } from '@plainclaim/domain/shared/dates';
import { isIsoDate } from '@plainclaim/domain/shared/iso-date';

const told: Readonly<Record<string, string>> = {
  written: 'In writing',
  spoken: 'Spoken',
  'no-agreement': 'No agreement',
};

/** What was told of the agreement, beside the closed question. */
export function agreementWords({ kind, madeOn }: Pick<BasisInput, 'kind' | 'madeOn'>): string {
  const words = told[kind];
  if (words === undefined) return 'In writing, spoken, or none. The letter then says so';
  return kind !== 'no-agreement' && isIsoDate(madeOn) ? `${words}, ${formatLongDate(madeOn)}` : words;
}
