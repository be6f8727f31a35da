import { tenancyComplaints } from '../../claims/facts/case-facts.ts';
import type { Jurisdiction } from '../../claims/jurisdictions.ts';
import type { Argue } from './argument.ts';
import { argueTenancy } from './tenancy-complaints.ts';

const law: Readonly<Record<Jurisdiction, string>> = {
  'England & Wales':
    'A tenancy is a contract with statute added to it. A deposit has to be protected in an authorised scheme and the tenant told which (Housing Act 2004, sections 213 to 215). The structure, the exterior, and the installations for water, gas, electricity, heating and sanitation are the landlord’s to keep in repair (Landlord and Tenant Act 1985, section 11). Homes in Wales come under the Renting Homes (Wales) Act 2016 in place of these provisions. The occupier for their part must pay the rent and look after the home in a tenant-like manner.',
  Scotland:
    'In Scotland a landlord has to lodge a deposit with an approved scheme (Tenancy Deposit Schemes (Scotland) Regulations 2011), and has to see that a let house meets the repairing standard of the Housing (Scotland) Act 2006 throughout. A private residential tenancy carries the terms laid down under the Private Housing (Tenancies) (Scotland) Act 2016. The tenant owes the rent and reasonable care of the house and its contents.',
  'Northern Ireland':
    'Private lettings are governed by the Private Tenancies (Northern Ireland) Order 2006 as amended, which fixes who must repair what when the agreement is silent and requires a written notice of the terms. A deposit must be held under a scheme approved by the Tenancy Deposit Schemes Regulations (Northern Ireland) 2012. Tenants have to pay rent as it falls due and to leave the premises as they found them, fair wear and tear excepted.',
};

/** By what it is about; by all that a tenancy brings with it where that was not told. */
export const argueLandlordTenant: Argue = (facts) => {
  const complaint = tenancyComplaints.find((one) => one === facts.complaint);
  return (complaint ? argueTenancy[complaint] : argueAnyTenancy)(facts);
};

const argueAnyTenancy: Argue = ({ claimant, role, date, jurisdiction }) => ({
  about: 'a tenancy',
  basis: [
    `You and ${claimant} were landlord and tenant. The dispute is over money that should have been paid because of that tenancy, whether deposit, rent, repairs or damage, and it dates from ${date}.`,
    law[jurisdiction],
    `A deduction from a deposit has to be justified item by item, with allowance for the age of what is being charged for. Arrears have to tally with a rent account. Disrepair counts from the time at which the landlord knew of it. Measured by those yardsticks, ${role} maintains that the balance is as stated in this letter.`,
    'If the deposit is in a protection scheme, its own adjudication is free to both parties. Should you prefer that route, let us know and it will be considered before anything else is done.',
  ],
  calculation: 'That is the balance said to be due between you because of the tenancy.',
  documents:
    'the tenancy agreement, the deposit certificate, the check-in and check-out inventories and the rent account',
});
