import type { IssueType } from '../issue-types.ts';
import { type Complaint, consumerComplaints, tenancyComplaints } from './case-facts.ts';

const asked: Partial<Readonly<Record<IssueType, readonly Complaint[]>>> = {
  'Consumer Rights': consumerComplaints,
  'Landlord/Tenant Dispute': tenancyComplaints,
};

/** What a claim of this type can be about, where the other answers do not tell it; empty where nothing is asked. */
export const complaintsOfType = (issueType: string): readonly Complaint[] =>
  asked[issueType as IssueType] ?? [];
