import { z } from 'zod';
import { toIsoDate } from '../../shared/iso-date.ts';
import type { LawRow, LawTable } from '../rows.ts';

/** A service that helps people with debts free of charge. */
export type DebtAdviceService = {
  /** Tells services apart, so that a later row of the same one replaces it. */
  readonly service: string;
  readonly name: string;
  /** Whom it helps, to stand after its name. */
  readonly helps: string;
  /** As printed, with spaces. */
  readonly phone: string;
  /** Without a scheme. */
  readonly website: string;
};

const row = (
  nation: LawRow<DebtAdviceService>['nation'],
  value: DebtAdviceService,
  source: string,
): LawRow<DebtAdviceService> => ({
  nation,
  value,
  validFrom: null,
  validTo: null,
  source,
  confidence: 'S',
  verifiedOn: toIsoDate('2026-11-19'),
});

/** Two numbers of one service are two rows: each is found under the name that a caller looks for. */
export const debtAdviceServices: LawTable<DebtAdviceService> = {
  title: 'Free debt advice, by service',
  schema: z.strictObject({
    service: z.string().trim().min(1).max(40),
    name: z.string().trim().min(1).max(80),
    helps: z.string().trim().min(1).max(120),
    phone: z.string().trim().min(1).max(30),
    website: z.string().trim().min(1).max(80),
  }),
  rows: [
    row(
      'England & Wales',
      {
        service: 'national-debtline',
        name: 'National Debtline',
        helps: 'people with debts of their own',
        phone: '0808 808 4000',
        website: 'nationaldebtline.org',
      },
      'Public lists of debt advice that agree, 2024 to 2026',
    ),
    row(
      'UK',
      {
        service: 'stepchange',
        name: 'StepChange Debt Charity',
        helps: 'people with debts of their own, by telephone and online',
        phone: '0800 138 1111',
        website: 'stepchange.org',
      },
      'stepchange.org, at an earlier day; public lists of 2026 agree',
    ),
    row(
      'England & Wales',
      {
        service: 'citizens-advice-england',
        name: 'Citizens Advice in England',
        helps: 'people in England, also face to face',
        phone: '0800 144 8848',
        website: 'citizensadvice.org.uk',
      },
      'Contact page of citizensadvice.org.uk, quoted in public lists of 2026',
    ),
    row(
      'England & Wales',
      {
        service: 'citizens-advice-wales',
        name: 'Advicelink Cymru, Citizens Advice in Wales',
        helps: 'people in Wales, in Welsh or English',
        phone: '0800 702 2020',
        website: 'citizensadvice.org.uk/wales',
      },
      'Contact page of citizensadvice.org.uk/wales, quoted in public lists of 2026',
    ),
    row(
      'England & Wales',
      {
        service: 'business-debtline',
        name: 'Business Debtline',
        helps: 'sole traders and owners of small businesses',
        phone: '0800 197 6026',
        website: 'businessdebtline.org',
      },
      'Debt advice locator of the Money and Pensions Service, from its public repository',
    ),
    row(
      'UK',
      {
        service: 'moneyhelper',
        name: 'MoneyHelper',
        helps: 'people with money worries, and finds an adviser near you',
        phone: '0800 138 7777',
        website: 'moneyhelper.org.uk',
      },
      'Contact page of the Money and Pensions Service, from its public repository',
    ),
  ],
};
