/** What a claim can be about, in the order the wizard shows them. Solicitors' practice areas are the same list. */
export const issueTypes = [
  'Contract Dispute',
  'Personal Injury',
  'Property Damage',
  'Employment Issue',
  'Debt Recovery',
  'Professional Negligence',
  'Consumer Rights',
  'Landlord/Tenant Dispute',
  'Other',
] as const;

export type IssueType = (typeof issueTypes)[number];
