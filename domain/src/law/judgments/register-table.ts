import { z } from 'zod';
import { toIsoDate } from '../../shared/iso-date.ts';
import type { LawTable } from '../rows.ts';

/** How the public register, which lenders read, keeps a judgment that was not paid at once. */
type RegisterRule = {
  readonly years: number;
  /** Paid within the month, it is taken off; paid later, it stays and is marked as satisfied. */
  readonly removedWithinMonth: boolean;
};

const verifiedOn = toIsoDate('2026-11-18');

export const judgmentRegister: LawTable<RegisterRule> = {
  title: 'Register of judgments, years that one is kept',
  schema: z.strictObject({ years: z.number().int().min(1).max(20), removedWithinMonth: z.boolean() }),
  rows: [
    {
      nation: 'England & Wales',
      value: { years: 6, removedWithinMonth: true },
      validFrom: null,
      validTo: null,
      source: 'hmcts/civil-service JudgmentsOnlineHelper.java, CertificateOfDebtGenerator.java',
      confidence: 'V',
      verifiedOn,
    },
    {
      nation: 'Scotland',
      value: { years: 6, removedWithinMonth: false },
      validFrom: null,
      validTo: null,
      source: 'Registry Trust',
      confidence: 'K',
      verifiedOn,
    },
  ],
};
