import { z } from 'zod';
import { isIsoDate } from '../../shared/iso-date.ts';
import { typedDateProblem } from '../../shared/typed-date.ts';
import { type HoldReason, holdReasons, isStatutory, needsConsent } from './hold-reasons.ts';

const typedDay = z.string().superRefine((typed, context) => {
  const message = typedDateProblem(typed);
  if (message) context.addIssue({ code: 'custom', message });
});

/** The form by which a claim is paused, as typed; the server checks the days (`check-hold.ts`). */
export const holdForm = z.object({
  reason: z.enum(holdReasons, { error: 'Please choose a reason' }),
  from: typedDay,
  until: typedDay,
  consented: z.boolean(),
  provisional: z.boolean(),
});

export type TypedHold = z.output<typeof holdForm>;

type Asked = { readonly reason?: HoldReason | undefined; readonly provisional?: boolean | undefined };

/** What the form asks beside the reason. */
export function holdQuestions({ reason, provisional = false }: Asked) {
  const asksDays = reason !== undefined && !provisional;
  return {
    from: asksDays && isStatutory(reason),
    until: asksDays && (!isStatutory(reason) || reason === 'mental-health-breathing-space'),
    untilIsOptional: reason === 'vulnerable' || reason === 'mental-health-breathing-space',
    consent: reason !== undefined && needsConsent(reason),
  };
}

/** Without answers to questions that are not asked for this reason. */
export function holdToSend({ from, until, consented, ...hold }: TypedHold) {
  const asked = holdQuestions(hold);
  return {
    ...hold,
    ...(asked.from && isIsoDate(from) && { from }),
    ...(asked.until && isIsoDate(until) && { until }),
    consented: asked.consent && consented,
  };
}
