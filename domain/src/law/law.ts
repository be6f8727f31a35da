import { courtLimits, injuryLimits } from './court-limits.ts';
import { bankHolidays } from './days/bank-holidays.ts';
import { debtAdviceServices } from './debt-advice/debt-advice-table.ts';
import { courtActFees } from './fees/court-act-fee-table.ts';
import { hearingFees, issueFees } from './fees/court-fee-tables.ts';
import { helpWithFees } from './fees/help-with-fees-table.ts';
import {
  enforcementApplicationFees,
  enforcementNoticeFees,
} from './fees/northern-irish-enforcement-tables.ts';
import { expensesCaps } from './fees/scottish-expenses-table.ts';
import { bankRate } from './interest/bank-rate.ts';
import {
  courtRate,
  judgmentInterestFrom,
  judgmentRate,
  latePaymentFixedSums,
  latePaymentMargin,
} from './interest/rates.ts';
import { judgmentRegister } from './judgments/register-table.ts';
import { limitationTables } from './limitation/periods.ts';
import { moratoriumLengths } from './moratorium/moratorium-table.ts';

/** Every table, by the name an operator's file calls it. */
export const shippedLaw = {
  courtRate,
  latePaymentMargin,
  latePaymentFixedSums,
  bankRate,
  judgmentInterestFrom,
  judgmentRate,
  judgmentRegister,
  issueFees,
  hearingFees,
  courtActFees,
  enforcementApplicationFees,
  enforcementNoticeFees,
  expensesCaps,
  helpWithFees,
  courtLimits,
  injuryLimits,
  ...limitationTables,
  moratoriumLengths,
  bankHolidays,
  debtAdviceServices,
};

/** The shipped tables, with an operator's rows and signatures where there are any. */
export type Law = typeof shippedLaw;
