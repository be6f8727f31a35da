import { z } from 'zod';
import { isInFuture, londonDateOf } from '../shared/dates.ts';
import { ageOn, type IsoDate, isIsoDate } from '../shared/iso-date.ts';
import { optionalPhone } from '../shared/phone.ts';
import { isUkPostcode, normalisePostcode } from '../shared/postcode.ts';
import { shortText } from '../shared/text.ts';
import { typedDateProblem } from '../shared/typed-date.ts';
import { minimumAge } from './minimum-age.ts';
import { emailField } from './sign-in.ts';

const dateOfBirthMessages = {
  past: 'Date of birth must be in the past',
  age: 'You must be 18 or over to use Plainclaim',
};

/** The message for a date of birth that cannot be accepted today, or undefined when it can. */
export function dateOfBirthProblem(date: string, now: Date): string | undefined {
  const unreadable = typedDateProblem(date);
  if (unreadable !== undefined) return unreadable;
  if (!isIsoDate(date) || isInFuture(date, now) || date === londonDateOf(now))
    return dateOfBirthMessages.past;
  return ageOn(date as IsoDate, londonDateOf(now)) < minimumAge ? dateOfBirthMessages.age : undefined;
}

/** The profile form. What is left empty is empty, never missing. */
export const profileForm = (now: Date) =>
  z.object({
    fullName: shortText(120, 'Full name is required'),
    email: emailField,
    phone: optionalPhone('Please enter a valid phone number'),
    dateOfBirth: z.string().superRefine((date, context) => {
      const problem = date === '' ? undefined : dateOfBirthProblem(date, now);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    }),
    addressLine1: shortText(160),
    addressLine2: shortText(160),
    townCity: shortText(80),
    postcode: shortText(12)
      .refine((text) => text === '' || isUkPostcode(text), { error: 'Please enter a valid UK postcode' })
      .transform((text) => normalisePostcode(text) ?? ''),
  });

export type ProfileForm = z.input<ReturnType<typeof profileForm>>;
