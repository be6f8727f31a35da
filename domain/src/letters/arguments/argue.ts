import type { IssueType } from '../../claims/issue-types.ts';
import type { Argue } from './argument.ts';
import { argueConsumerRights } from './consumer-rights.ts';
import { argueContractDispute } from './contract-dispute.ts';
import { argueDebt } from './debt-recovery.ts';
import { argueEmployment } from './employment-issue.ts';
import { argueLandlordTenant } from './landlord-tenant-dispute.ts';
import { argueOther } from './other.ts';
import { arguePersonalInjury } from './personal-injury.ts';
import { argueProfessionalNegligence } from './professional-negligence.ts';
import { argueProperty } from './property-damage.ts';

/** One argument per issue type; each knows the law of the three jurisdictions. */
export const argueFor: Readonly<Record<IssueType, Argue>> = {
  'Contract Dispute': argueContractDispute,
  'Personal Injury': arguePersonalInjury,
  'Property Damage': argueProperty,
  'Employment Issue': argueEmployment,
  'Debt Recovery': argueDebt,
  'Professional Negligence': argueProfessionalNegligence,
  'Consumer Rights': argueConsumerRights,
  'Landlord/Tenant Dispute': argueLandlordTenant,
  Other: argueOther,
};
