import type { ClaimForm } from '../claims/claim-form.ts';
import { defendantAddress, defendantName } from '../claims/defendant.ts';
import { businessClaimsFrom } from '../claims/facts/business-claims-from.ts';
import type { FactsContent } from '../claims/facts/case-facts.ts';
import { claimantName, signerOf } from '../claims/facts/claimant-business.ts';
import { isSimple } from '../claims/facts/is-simple.ts';
import { evidenceKeptBack, factsForLetter } from '../claims/facts/kept-back.ts';
import { joinAddress } from '../shared/address.ts';
import type { LetterFacts } from './letter-facts.ts';

/** What a letter is written from and checked against, out of a finished form and what was told in rows. */
export function factsOfForm(form: ClaimForm, told?: FactsContent): LetterFacts {
  return {
    plaintiffName: claimantName(form.plaintiffName, told),
    defendantName: defendantName(form),
    issueType: form.issueType,
    issueDescription: form.description,
    amount: form.amount,
    incidentDate: form.incidentDate,
    ...claimantAddress(form, told),
    defendantAddress: defendantAddress(form),
    jurisdiction: form.jurisdiction,
    ...debtorOf(form),
    ...storyOf(told),
  };
}

/** Empty for every other claim, so that only letters of such debts are written anew because of it. */
export const debtorOf = ({
  issueType,
  defendantType,
}: {
  readonly issueType: string;
  readonly defendantType: string;
}): Pick<LetterFacts, 'isDebtOfCompany'> =>
  issueType === 'Debt Recovery' && defendantType === 'company' ? { isDebtOfCompany: true } : {};

/** A letter about one sum and one day tells them in its prose; evidence is listed. What a consumer complains of decides its argument. */
export function storyOf(
  told: FactsContent | undefined,
): Pick<LetterFacts, 'story' | 'complaint' | 'signedBy' | 'businessClaimsFrom' | 'keepsEvidenceBack'> {
  if (told === undefined) return {};
  const signedBy = signerOf(told);
  const from = businessClaimsFrom(told);
  const { lettersTo: _, ...story } = factsForLetter(told);
  return {
    ...(told.complaint && { complaint: told.complaint }),
    ...(signedBy && { signedBy }),
    ...(from && { businessClaimsFrom: from }),
    ...((!isSimple(story) || story.evidence.length > 0) && { story }),
    ...(evidenceKeptBack(told).length > 0 && { keepsEvidenceBack: true }),
  };
}

type OwnAddress = { readonly plaintiffAddress: string; readonly plaintiffPostcode: string };

/** The address that the other side is shown; and the claimant's own one where it is withheld. */
export function claimantAddress(
  { plaintiffAddress, plaintiffPostcode }: OwnAddress,
  told: FactsContent | undefined,
): Pick<LetterFacts, 'plaintiffAddress' | 'withheldAddress'> {
  const own = addressWithPostcode(plaintiffAddress, plaintiffPostcode);
  if (!told?.lettersTo) return { plaintiffAddress: own };
  const { address, postcode } = told.lettersTo;
  return { plaintiffAddress: addressWithPostcode(address, postcode), withheldAddress: own };
}

/** Many people write the postcode into the address as well; once is enough. */
export function addressWithPostcode(address: string, postcode: string): string {
  const bare = (text: string) => text.replace(/[\s,]/g, '').toUpperCase();
  return bare(address).endsWith(bare(postcode)) ? address : joinAddress([address, postcode]);
}
