import type { ClaimForm } from '../claims/claim-form.ts';
import { defendantAddress, defendantName } from '../claims/defendant.ts';
import { joinAddress } from '../shared/address.ts';
import type { LetterFacts } from './letter-facts.ts';

/** The facts from a complete form, from which a letter is written and against which it is checked. */
export function factsOfForm(form: ClaimForm): LetterFacts {
  return {
    plaintiffName: form.plaintiffName,
    defendantName: defendantName(form),
    issueType: form.issueType,
    issueDescription: form.description,
    amount: form.amount,
    incidentDate: form.incidentDate,
    plaintiffAddress: addressWithPostcode(form.plaintiffAddress, form.plaintiffPostcode),
    defendantAddress: defendantAddress(form),
    jurisdiction: form.jurisdiction,
  };
}

/** Many people write the postcode into the address as well; once is enough. */
export function addressWithPostcode(address: string, postcode: string): string {
  const bare = (text: string) => text.replace(/[\s,]/g, '').toUpperCase();
  return bare(address).endsWith(bare(postcode)) ? address : joinAddress([address, postcode]);
}
