import type { Subject } from '../law/subjects.ts';
import type { IssueType } from './issue-types.ts';

const subjectOfType: Readonly<Record<IssueType, Subject>> = {
  'Contract Dispute': 'contract',
  'Personal Injury': 'injury',
  'Property Damage': 'damage',
  'Employment Issue': 'employment',
  'Debt Recovery': 'debt',
  'Professional Negligence': 'professional-negligence',
  'Consumer Rights': 'consumer',
  'Landlord/Tenant Dispute': 'housing',
  Other: 'other',
};

/** What the law asks of a kind of claim. */
export const subjectOf = (issueType: IssueType): Subject => subjectOfType[issueType];
