import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import { defendantAddress, defendantName } from '@plainclaim/domain/claims/defendant';
import { formatLongDate } from '@plainclaim/domain/shared/dates';
import { parseIsoDate } from '@plainclaim/domain/shared/iso-date';
import { formatGbp, parsePounds } from '@plainclaim/domain/shared/money';

export const unknownEmailWords = 'Email address unknown';

/** £900.00, or what was typed when it is no amount. */
export function amountWords(typed: string): string {
  const amount = parsePounds(typed);
  return amount === undefined ? typed : formatGbp(amount);
}

export function incidentDateWords(typed: string): string {
  const date = parseIsoDate(typed);
  return date ? formatLongDate(date) : typed;
}

export type PartySummary = { readonly name: string; readonly lines: readonly string[] };

export function claimantSummary(form: ClaimFormInput): PartySummary {
  return {
    name: form.plaintiffName,
    lines: [form.plaintiffEmail, `${form.plaintiffAddress}, ${form.plaintiffPostcode}`],
  };
}

export function defendantSummary(form: ClaimFormInput): PartySummary {
  const contact = form.defendantType === 'company' ? form.defendantContactPerson.trim() : '';
  return {
    name: defendantName(form),
    lines: [
      ...(contact ? [`Contact: ${contact}`] : []),
      form.defendantEmailUnknown ? unknownEmailWords : form.defendantEmail,
      defendantAddress(form),
    ],
  };
}
