import { claimDetailsForm } from '@plainclaim/domain/claims/claim-form';
import { missingFromClaim } from '@plainclaim/domain/claims/facts/missing-from-claim';
import { z } from 'zod';
import { missingWords } from '../missing-words.ts';
import type { Answers } from '../writing.ts';

/** The rules of step 1: those of its form and of the facts, so that Next names everything at once. */
export const detailsRules = (answers: () => Answers) => (now: Date) => {
  const own = claimDetailsForm(now);
  return z.record(z.string(), z.unknown()).transform((values, context) => {
    const { form, facts } = answers();
    const missing = missingFromClaim({ ...form, ...values }, facts, now).filter(({ step }) => step === 1);
    for (const one of missing)
      context.addIssue({ code: 'custom', path: one.field.split('.'), message: missingWords(one) });
    return missing.length === 0 ? own.parse(values) : z.NEVER;
  });
};
