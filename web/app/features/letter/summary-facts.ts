import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import { defendantAddress, defendantName } from '@plainclaim/domain/claims/defendant';
import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { typedIncidentWords } from '@plainclaim/domain/claims/facts/input/typed-incident';
import { formatGbp, parsePounds } from '@plainclaim/domain/shared/money';

export const unknownEmailWords = 'Email address unknown';

/** £900.00, or what was typed when it is no amount. */
export function amountWords(typed: string): string {
  const amount = parsePounds(typed);
  return amount === undefined ? typed : formatGbp(amount);
}

/** Its month where no day is known, or what was typed while it is neither. */
export const incidentDateWords = (form: ClaimFormInput, facts: FactsInput): string =>
  typedIncidentWords(facts) ?? form.incidentDate;

export type PartySummary = { readonly name: string; readonly lines: readonly string[] };

/** With the address that the letter shows, where it is not the claimant's own. */
export function claimantSummary(
  form: ClaimFormInput,
  facts?: Pick<FactsInput, 'lettersTo' | 'claimant' | 'business'>,
): PartySummary {
  const { address, postcode } = facts?.lettersTo?.isOther
    ? facts.lettersTo
    : { address: form.plaintiffAddress, postcode: form.plaintiffPostcode };
  const business = facts && facts.claimant !== 'individual' ? (facts.business ?? '').trim() : '';
  return {
    name: business || form.plaintiffName,
    lines: [
      ...(business ? [`Signed by ${form.plaintiffName}`] : []),
      form.plaintiffEmail,
      `${address}, ${postcode}`,
    ],
  };
}

type DefendantSummary = PartySummary & { readonly contact: string; readonly address: string };

export function defendantSummary(form: ClaimFormInput): DefendantSummary {
  const contact = form.defendantType === 'company' ? form.defendantContactPerson.trim() : '';
  return {
    name: defendantName(form),
    contact,
    address: defendantAddress(form),
    lines: [
      ...(contact ? [`Contact: ${contact}`] : []),
      form.defendantEmailUnknown ? unknownEmailWords : form.defendantEmail,
      defendantAddress(form),
    ],
  };
}
