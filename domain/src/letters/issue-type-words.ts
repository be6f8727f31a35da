import type { IssueType } from '../claims/issue-types.ts';
import type { Jurisdiction } from '../claims/jurisdictions.ts';
import { responseDays } from './response-deadline.ts';

/** What each issue type is for, in the words of its users. */
const isFor: Readonly<Record<IssueType, string>> = {
  'Contract Dispute': 'An agreement was not kept: not done, done late, or not as agreed.',
  'Personal Injury': 'You were hurt, and somebody else is to blame.',
  'Property Damage': 'Something of yours was damaged, kept or spoiled.',
  'Employment Issue': 'Wages, holiday pay or other pay that an employer owes you.',
  'Debt Recovery': 'A fixed sum is due and unpaid: an invoice, a loan, a price.',
  'Professional Negligence': 'A professional, such as a surveyor or an accountant, did careless work.',
  'Consumer Rights':
    'You bought from a business for yourself, and what you got, or did not get, was not right.',
  'Landlord/Tenant Dispute': 'A deposit, rent or repairs between a landlord and a tenant.',
  Other: 'None of the others fits, but you are out of pocket and they should make it good.',
};

/** The law that the letter of each type rests on, after "The letter rests on". Argued in `arguments/`. */
const restsOn: Readonly<Record<IssueType, Readonly<Record<Jurisdiction, string>>>> = {
  'Contract Dispute': {
    'England & Wales': 'the law of contract and the Supply of Goods and Services Act 1982',
    Scotland: 'the Scots law of contract',
    'Northern Ireland': 'the law of contract and the Supply of Goods and Services Act 1982',
  },
  'Personal Injury': {
    'England & Wales': 'the law of negligence',
    Scotland: 'the Scots law of delict',
    'Northern Ireland': 'the law of negligence',
  },
  'Property Damage': {
    'England & Wales': 'negligence, nuisance and the Torts (Interference with Goods) Act 1977',
    Scotland: 'the Scots law of delict',
    'Northern Ireland': 'negligence, nuisance and the Torts (Interference with Goods) Act 1977',
  },
  'Employment Issue': {
    'England & Wales': 'your contract and the Employment Rights Act 1996',
    Scotland: 'your contract and the Employment Rights Act 1996',
    'Northern Ireland': 'your contract and the Employment Rights (Northern Ireland) Order 1996',
  },
  'Debt Recovery': {
    'England & Wales': 'the law of debt: no loss has to be shown, only that the sum is due',
    Scotland: 'the Scots law of payment: no loss has to be shown, only that the sum is due',
    'Northern Ireland': 'the law of debt: no loss has to be shown, only that the sum is due',
  },
  'Professional Negligence': {
    'England & Wales':
      'the skill and care that their profession owes, under contract and the law of negligence',
    Scotland: 'the skill and care that their profession owes, under contract and the law of delict',
    'Northern Ireland':
      'the skill and care that their profession owes, under contract and the law of negligence',
  },
  'Consumer Rights': {
    'England & Wales': 'the Consumer Rights Act 2015',
    Scotland: 'the Consumer Rights Act 2015, as it applies in Scotland',
    'Northern Ireland': 'the Consumer Rights Act 2015, as it applies in Northern Ireland',
  },
  'Landlord/Tenant Dispute': {
    'England & Wales':
      'the tenancy, the Housing Act 2004 for deposits and the Landlord and Tenant Act 1985 for repairs; in Wales, the Renting Homes (Wales) Act 2016',
    Scotland:
      'the tenancy, the deposit regulations of 2011 and the repairing standard of the Housing (Scotland) Act 2006',
    'Northern Ireland': 'the tenancy and the Private Tenancies (Northern Ireland) Order 2006',
  },
  Other: {
    'England & Wales': 'broken promises, lack of care and unjust gain, as far as the facts go',
    Scotland: 'agreement, wrongdoing and enrichment without cause, as far as the facts go',
    'Northern Ireland': 'broken promises, lack of care and unjust gain, as far as the facts go',
  },
};

/** What follows from choosing an issue type: what it is for, the days to reply and the law of the letter. */
export function issueTypeWords(issueType: IssueType, jurisdiction: Jurisdiction): string {
  const days = responseDays(issueType, jurisdiction);
  return `${isFor[issueType]} They get ${days} days to reply. The letter rests on ${restsOn[issueType][jurisdiction]}.`;
}
