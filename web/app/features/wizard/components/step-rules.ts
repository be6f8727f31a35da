import type { MissingFromClaim } from '@plainclaim/domain/claims/facts/missing-from-claim';
import { missingFromClaim } from '@plainclaim/domain/claims/facts/missing-from-claim';
import { z } from 'zod';
import { missingWords } from '../missing-words.ts';
import type { Answers } from '../writing.ts';

/** The rules of a step: those of its form and of the facts, so that Next names everything at once. */
export const stepRules =
  (step: MissingFromClaim['step'], formOf: (now: Date) => z.ZodType, answers: () => Answers) =>
  (now: Date) => {
    const own = formOf(now);
    return z.record(z.string(), z.unknown()).transform((values, context) => {
      const { form, facts } = answers();
      const missing = missingFromClaim({ ...form, ...values }, facts, now).filter((one) => one.step === step);
      for (const one of missing)
        context.addIssue({ code: 'custom', path: one.field.split('.'), message: missingWords(one) });
      return missing.length === 0 ? own.parse(values) : z.NEVER;
    });
  };
