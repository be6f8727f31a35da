import type { ProfileForm } from '@plainclaim/domain/accounts/profile';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { ProfileBody, ProfileRecord } from './api/profile-api.ts';

/** The form's fields and what the API calls them. */
const apiNames = {
  fullName: 'full_name',
  email: 'email',
  phone: 'phone',
  dateOfBirth: 'date_of_birth',
  addressLine1: 'address_line_1',
  addressLine2: 'address_line_2',
  townCity: 'town_city',
  postcode: 'postcode',
} as const satisfies Record<keyof ProfileForm, keyof ProfileBody>;

const fieldNames = Object.keys(apiNames) as (keyof ProfileForm)[];

/** Used where an account has no profile row. */
export type AccountFacts = {
  readonly email?: string;
  readonly user_metadata?: { readonly full_name?: unknown };
};

export function valuesFrom(profile: ProfileRecord | null, account: AccountFacts): ProfileForm {
  const name = account.user_metadata?.full_name;
  return {
    fullName: profile?.full_name ?? (typeof name === 'string' ? name : ''),
    email: profile?.email ?? account.email ?? '',
    phone: profile?.phone ?? '',
    dateOfBirth: profile?.date_of_birth ?? '',
    addressLine1: profile?.address_line_1 ?? '',
    addressLine2: profile?.address_line_2 ?? '',
    townCity: profile?.town_city ?? '',
    postcode: profile?.postcode ?? '',
  };
}

export function bodyFrom(values: ProfileForm): ProfileBody {
  return {
    full_name: values.fullName,
    email: values.email,
    phone: values.phone,
    date_of_birth: values.dateOfBirth,
    address_line_1: values.addressLine1,
    address_line_2: values.addressLine2,
    town_city: values.townCity,
    postcode: values.postcode,
  };
}

const noDetails = { dateOfBirth: '', addressLine1: '', addressLine2: '', townCity: '', postcode: '' };

/** Whether the next claim would start with an address or a date of birth. */
export const remembersDetails = (values: ProfileForm): boolean =>
  (Object.keys(noDetails) as (keyof typeof noDetails)[]).some((name) => values[name] !== '');

export const withoutDetails = (values: ProfileForm): ProfileForm => ({ ...values, ...noDetails });

/** Whether there are unsaved changes. Leading and trailing spaces do not count. */
export function hasChanges(before: ProfileForm, now: ProfileForm): boolean {
  return fieldNames.some((name) => before[name].trim() !== now[name].trim());
}

/** The messages of a failed save: beside fields, or one for the whole form. */
export function saveProblem(error: unknown) {
  const fields = (error instanceof AppError ? error.fields : []).flatMap(({ field, message }) => {
    const name = fieldNames.find((one) => apiNames[one] === field);
    return name ? [{ field: name, message }] : [];
  });
  return fields.length > 0 ? { fields } : { message: 'Failed to save profile' };
}
