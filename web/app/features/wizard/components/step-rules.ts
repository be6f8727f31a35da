import type { MissingFromClaim } from '@plainclaim/domain/claims/facts/missing-from-claim';
import { missingFromClaim } from '@plainclaim/domain/claims/facts/missing-from-claim';
import { z } from 'zod';
import { isAskedIn } from '../asked-in-step.ts';
import { missingWords } from '../missing-words.ts';
import type { Answers } from '../writing.ts';

/** The rules of a step: those of its form and of the facts, so that Next names everything at once. */
export const stepRules =
  (step: MissingFromClaim['step'], formOf: (now: Date) => z.ZodType, answers: () => Answers) =>
  (now: Date) => {
    const own = formOf(now);
    return z.record(z.string(), z.unknown()).transform((values, context) => {
      const { form, facts } = answers();
      const typed = { ...form, ...values };
      const missing = missingFromClaim(typed, facts, now).filter((one) =>
        isAskedIn(step, one, { form: typed, facts }),
      );
      for (const one of missing)
        context.addIssue({ code: 'custom', path: one.field.split('.'), message: missingWords(one) });
      return missing.length === 0 ? own.parse(values) : z.NEVER;
    });
  };
