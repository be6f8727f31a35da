import type { Jurisdiction } from '../../claims/jurisdictions.ts';
import type { Argue } from './argument.ts';

const law: Readonly<Record<Jurisdiction, string>> = {
  'England & Wales':
    'Wages are protected twice over. They are due under the contract of employment, which a court will enforce like any other contract. And Part II of the Employment Rights Act 1996 forbids an employer to hold back any of them unless statute or the contract allows it or the worker agreed in writing beforehand; paying nothing at all is treated as a deduction too. Holiday that was earned but not taken must be paid for when the job ends (Working Time Regulations 1998).',
  Scotland:
    'An employer who does not pay for work done is in breach of the contract of employment, and the sum can be sued for as such. Alongside the contract stands Part II of the Employment Rights Act 1996, which applies in Scotland: a shortfall on the day wages fall due is an unauthorised deduction, unless a statute, a written term shown to the worker, or a consent signed in advance permits it. Leave that has built up unused is to be paid on leaving, by the Working Time Regulations 1998.',
  'Northern Ireland':
    'Pay that has been earned is owed under the contract of employment. The Employment Rights (Northern Ireland) Order 1996 goes further: it lets an employer withhold wages only where legislation, the contract, or the worker’s earlier written agreement says so, and treats non-payment as a deduction. On termination, accrued leave must be paid for under the Working Time Regulations (Northern Ireland) 2016.',
};

const tribunal: Readonly<Record<Jurisdiction, string>> = {
  'England & Wales':
    'Some of these rights may also be taken to an Employment Tribunal, for which early conciliation through Acas comes first and short time limits run. Nothing in this letter gives up that course.',
  Scotland:
    'The worker may instead go to an Employment Tribunal, after early conciliation by Acas and within its short time limits; that choice is kept open.',
  'Northern Ireland':
    'The law also gives a worker the choice of an Industrial Tribunal, after early conciliation with the Labour Relations Agency and within a short time limit. That choice is not given up.',
};

export const argueEmployment: Argue = ({ claimant, role, date, jurisdiction }) => ({
  about: 'money due from employment with you',
  basis: [
    `${claimant} worked for you and has not received everything that the job was to pay. The shortfall (wages, holiday or notice pay, expenses, or whatever else the account above describes) goes back to ${date}.`,
    law[jurisdiction],
    `Your payroll should settle most of this quickly. If you made a deduction, say what it was for and under which clause or signed consent. If you regard ${role} as self-employed, or think that the hours or the rate were different, set out the figures that you say are right.`,
    tribunal[jurisdiction],
  ],
  calculation: 'That is the pay and other entitlement said to be outstanding.',
  documents:
    'the contract or written statement of particulars, the payslips, and the rota or time records for the period',
});
