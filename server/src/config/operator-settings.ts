import { companyNumber } from '@plainclaim/domain/shared/operator';
import { z } from 'zod';
import { optional, type Setting, setting } from './setting.ts';

const line = z.string().trim().min(2).max(200);
const required = {
  defaultText: 'none: pages and mails say that no company runs this copy',
  requiredInProduction: true,
} as const;

/** The company that runs the site, which must by law be named on its pages and in its mails. */
export const operatorSettings = {
  OPERATOR_NAME: setting(
    optional(line),
    'The registered name of the company that runs this site, as pages and mails give it.',
    required,
  ),
  OPERATOR_NUMBER: setting(
    optional(
      z.string().transform((written, context) => {
        const number = companyNumber(written);
        if (number === undefined) context.addIssue('is no company number, such as 01234567 or SC123456');
        return number ?? '';
      }),
    ),
    'Its number at Companies House.',
    required,
  ),
  OPERATOR_ADDRESS: setting(optional(line), 'Its registered office, in one line.', required),
} as const satisfies Record<string, Setting>;
