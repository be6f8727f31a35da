import { z } from '@hono/zod-openapi';
import { type ProfileForm, profileForm } from '@plainclaim/domain/accounts/profile';
import { roles } from '@plainclaim/domain/accounts/roles';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { ProfileDetails } from './profile.ts';
import { wireNames } from './profiles.presenter.ts';

const field = () => z.string({ error: 'This field is missing' });

const fields = {
  full_name: field(),
  email: field(),
  phone: field(),
  date_of_birth: field().openapi({ description: 'YYYY-MM-DD, or empty' }),
  address_line_1: field(),
  address_line_2: field(),
  town_city: field(),
  postcode: field(),
};

/** The whole form; fields left out are empty strings. */
export const profileBody = z.object(fields).openapi('ProfileForm');

export const profileAnswer = z.object({
  profile: z
    .object({
      user_id: z.uuid(),
      role: z.enum(roles),
      ...fields,
      created_at: z.iso.datetime().nullable(),
      updated_at: z.iso.datetime().nullable(),
    })
    .openapi('Profile'),
});

/** Validates by the form's own rules; errors carry the field names of the request. */
export function readProfileBody(body: z.output<typeof profileBody>, now: Date): ProfileDetails {
  const form: ProfileForm = {
    fullName: body.full_name,
    email: body.email,
    phone: body.phone,
    dateOfBirth: body.date_of_birth,
    addressLine1: body.address_line_1,
    addressLine2: body.address_line_2,
    townCity: body.town_city,
    postcode: body.postcode,
  };
  const parsed = profileForm(now).safeParse(form);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => ({
    field: wireNames[path[0] as keyof ProfileForm],
    message,
  }));
  throw new AppError('validation_failed', 'the profile does not fit its rules', { fields: problems });
}
