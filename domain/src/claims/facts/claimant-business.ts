import { claimantNameProblem } from '../claimant-name.ts';
import type { FactsContent } from './case-facts.ts';
import { type FactsRefusal, refusal } from './facts-refusal.ts';
import type { FactsInput } from './input/facts-input.ts';
import { saysNothing } from './input/told-text.ts';

export const longestBusinessName = 120;

/** What is asked of each kind of claimant; a sole trader may trade under their own name. */
const named: Readonly<Record<string, { readonly isRequired: boolean; readonly thing: string }>> = {
  'sole-trader': { isRequired: false, thing: 'business' },
  company: { isRequired: true, thing: 'company' },
  organisation: { isRequired: true, thing: 'organisation' },
};

type Claimant = Pick<FactsContent, 'claimant' | 'business' | 'signedBy'>;

/**
 * Who claims, by name: a company or an organisation itself, a sole trader with the name of the business, else the person.
 * Facts older than the question have no name of a business.
 */
export function claimantName(person: string, facts: Claimant | undefined): string {
  const business = facts?.business ?? '';
  if (business === '' || facts?.claimant === 'individual') return person;
  return facts?.claimant === 'sole-trader' ? `${person} trading as ${business}` : business;
}

/** The person who signs for a company or an organisation; undefined where the claimant signs. */
export const signerOf = (facts: Claimant | undefined): string | undefined =>
  facts?.business && (facts.claimant === 'company' || facts.claimant === 'organisation')
    ? facts.signedBy
    : undefined;

/** The business as it goes into the facts: none for a person, and the signer's name from the form. */
export function businessOf(
  { claimant, business = '' }: Pick<FactsInput, 'claimant' | 'business'>,
  signedBy: string,
): { readonly business?: string; readonly signedBy?: string } {
  return named[claimant] && !saysNothing(business) ? { business, signedBy } : {};
}

/** Asked of a draft; claims that were sent before the question stand without it. */
export function refusedBusiness({
  claimant,
  business = '',
}: Pick<FactsInput, 'claimant' | 'business'>): readonly FactsRefusal[] {
  const asked = named[claimant];
  if (!asked) return [];
  if (!saysNothing(business)) {
    const problem = claimantNameProblem(business);
    return problem === undefined ? [] : [refusal('invalid-field', 'business', problem)];
  }
  if (!asked.isRequired) return [];
  return [refusal('invalid-field', 'business', `Please give the name of the ${asked.thing}`)];
}
