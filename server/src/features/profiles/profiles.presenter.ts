import type { ProfileForm } from '@plainclaim/domain/accounts/profile';
import type { Profile } from './profile.ts';

/** The form's fields and what they are called in JSON. */
export const wireNames = {
  fullName: 'full_name',
  email: 'email',
  phone: 'phone',
  dateOfBirth: 'date_of_birth',
  addressLine1: 'address_line_1',
  addressLine2: 'address_line_2',
  townCity: 'town_city',
  postcode: 'postcode',
} as const satisfies Record<keyof ProfileForm, string>;

export function presentProfile(profile: Profile) {
  return {
    user_id: profile.userId,
    role: profile.role,
    full_name: profile.fullName,
    email: profile.email,
    phone: profile.phone,
    date_of_birth: profile.dateOfBirth,
    address_line_1: profile.addressLine1,
    address_line_2: profile.addressLine2,
    town_city: profile.townCity,
    postcode: profile.postcode,
    created_at: profile.createdAt?.toISOString() ?? null,
    updated_at: profile.updatedAt?.toISOString() ?? null,
  };
}
