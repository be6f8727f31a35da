import { formatLongDate } from '@plainclaim/domain/shared/dates';

/** The text to copy, download or print: the codes, the account and how they work. */
export function backupCodeText(codes: readonly string[], email: string, made: Date): string {
  return [
    'Plainclaim backup codes',
    `For ${email}, made on ${formatLongDate(made)}`,
    '',
    ...codes,
    '',
    'Each code works once, in place of the code from your authenticator app.',
    'Making new codes ends these.',
    '',
  ].join('\n');
}
