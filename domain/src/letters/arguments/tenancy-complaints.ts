import type { TenancyComplaint } from '../../claims/facts/case-facts.ts';
import type { Jurisdiction } from '../../claims/jurisdictions.ts';
import type { Argue } from './argument.ts';

type ByNation = Readonly<Record<Jurisdiction, string>>;

const deposits: ByNation = {
  'England & Wales':
    'A deposit has to be protected in an authorised scheme and the tenant told which (Housing Act 2004, sections 213 to 215). It stays the tenant’s money: what is kept of it has to be justified. Homes in Wales come under the Renting Homes (Wales) Act 2016 in place of these provisions.',
  Scotland:
    'A landlord has to lodge a deposit with an approved scheme (Tenancy Deposit Schemes (Scotland) Regulations 2011). It stays the tenant’s money: what is kept of it has to be justified.',
  'Northern Ireland':
    'A deposit must be held under a scheme approved by the Tenancy Deposit Schemes Regulations (Northern Ireland) 2012. It stays the tenant’s money: what is kept of it has to be justified.',
};

const repairs: ByNation = {
  'England & Wales':
    'The structure, the exterior, and the installations for water, gas, electricity, heating and sanitation are the landlord’s to keep in repair (Landlord and Tenant Act 1985, section 11). Homes in Wales come under the Renting Homes (Wales) Act 2016 in place of that provision.',
  Scotland:
    'A landlord has to see that a let house meets the repairing standard of the Housing (Scotland) Act 2006, at the start and throughout.',
  'Northern Ireland':
    'The Private Tenancies (Northern Ireland) Order 2006, as amended, fixes who must repair what when the agreement is silent: the structure, the exterior and the installations of a let house are as a rule the landlord’s.',
};

const rent: ByNation = {
  'England & Wales':
    'Rent is owed under the tenancy on the days that it fixes. It is a debt: nobody has to show a loss, and it is for the tenant to show payment or a reason in law why nothing is owed.',
  Scotland:
    'Rent is owed under the tenancy on the days that it fixes. An action for payment needs only that obligation and the fact that it has not been met.',
  'Northern Ireland':
    'Tenants have to pay rent as it falls due under the tenancy. It is a debt: no damage has to be proved, and it is for the tenant to show payment or a reason in law why nothing is owed.',
};

const care: ByNation = {
  'England & Wales':
    'A tenant has to look after the home in a tenant-like manner and to give it back as it was let, fair wear and tear excepted. What the tenant, or somebody the tenant let in, has damaged is the tenant’s to put right or to pay for.',
  Scotland:
    'The tenant owes reasonable care of the house and its contents, and has to pay for damage done by want of that care. Fair wear and tear is the landlord’s.',
  'Northern Ireland':
    'Tenants have to take proper care of the premises, to make good what they have damaged, and to leave them as they found them, fair wear and tear excepted.',
};

/** One argument for each thing a landlord or a tenant can complain of, and of that alone. */
export const argueTenancy: Readonly<Record<TenancyComplaint, Argue>> = {
  'deposit-kept': ({ claimant, date, jurisdiction }) => ({
    about: 'a tenancy deposit that was not given back',
    basis: [
      `A deposit was paid for the tenancy of ${claimant}, and you took it as the landlord or for the landlord. The complaint is that it was not given back, or not in full. The claim goes back to ${date}.`,
      deposits[jurisdiction],
      'A deduction has to be justified item by item, with allowance for the age of what is being charged for and for fair wear and tear. If you say that you may keep something, say for what and how much, and on which reports, photographs and receipts you rely.',
      'If the deposit is in a protection scheme, its own adjudication is free to both parties. Should you prefer that route, let us know and it will be considered before anything else is done.',
    ],
    calculation: 'That is what is said to be due of the deposit.',
    documents:
      'the tenancy agreement, the deposit certificate, the check-in and check-out inventories, and the receipts for anything you deducted',
  }),
  'repairs-not-done': ({ claimant, date, jurisdiction }) => ({
    about: 'repairs to a rented home that were not done',
    basis: [
      `${claimant} rented a home of which you were the landlord, or which you let for the landlord. The complaint is that it was not kept in repair. The claim goes back to ${date}.`,
      repairs[jurisdiction],
      'The duty counts from the time at which the landlord knew of the disrepair and could have put it right. What is asked for is what it is said to have cost: the loss of part of what the rent was paid for, and what had to be spent or replaced because of it.',
      'If you say that a repair was done, or was not yours to do, say which, when, and on what you rely. If you were kept from doing it, say how.',
    ],
    calculation: 'That is what the want of repair is said to have cost.',
    documents:
      'the tenancy agreement, the reports of disrepair that you received and your answers, and your record of inspections and works',
  }),
  'rent-unpaid': ({ claimant, date, jurisdiction }) => ({
    about: 'rent that has not been paid',
    basis: [
      `You were the tenant of ${claimant}, or answer for the tenant. The complaint is that rent was not paid as the tenancy fixes it. The claim goes back to ${date}.`,
      rent[jurisdiction],
      'Arrears have to tally with a rent account, and a copy of it can be had on request. If you have paid, send a receipt or a bank record that shows it. If you hold rent back because of disrepair, say of what, and when you reported it.',
      'If you accept the arrears but cannot clear them in one go, propose what you can manage each week or month: a realistic plan will be considered, and while an agreed plan is kept no claim will be started.',
    ],
    calculation: 'That is the rent said to be outstanding.',
    documents: 'the tenancy agreement and proof of any payment that you say is missing from the account',
  }),
  'home-damaged': ({ claimant, date, jurisdiction }) => ({
    about: 'the state in which a rented home was left',
    basis: [
      `You were the tenant of ${claimant}, or answer for the tenant. The complaint is that the home, or what was in it, was damaged or was not left as it should have been. The claim goes back to ${date}.`,
      care[jurisdiction],
      'What is asked for is the reasonable cost of putting that right, with allowance for the age of what was damaged and for fair wear and tear. Whatever was kept of a deposit for the same thing counts against it.',
      'If you say that the damage was there before, or is fair wear, say so and on what you rely. If the deposit is in a protection scheme, its own adjudication is free to both parties: should you prefer that route, let us know and it will be considered before anything else is done.',
    ],
    calculation: 'That is what putting matters right is said to cost.',
    documents:
      'the tenancy agreement, the check-in and check-out inventories and any photographs of the home that you have',
  }),
};
