import { isIsoDate } from '@plainclaim/domain/shared/iso-date';
import { optionalPhone } from '@plainclaim/domain/shared/phone';
import { normalisePostcode } from '@plainclaim/domain/shared/postcode';
import { shortText } from '@plainclaim/domain/shared/text';
import { z } from 'zod';
import type { Metadata, ProfileDetails } from './profile.ts';

/** Invalid values become empty: a wrong phone number must not make the sign-up fail. */
export const fittingLine = (longest: number) => shortText(longest).catch('');

const fittingDetails = z.object({
  full_name: fittingLine(120),
  first_name: fittingLine(60),
  last_name: fittingLine(60),
  contact_email: fittingLine(254),
  phone: optionalPhone('').catch(''),
  date_of_birth: z
    .string()
    .transform((text): string => (isIsoDate(text) ? text : ''))
    .catch(''),
  /** The first address line, as the solicitors' sign-up form calls it. */
  address: fittingLine(160),
  address_line_1: fittingLine(160),
  address_line_2: fittingLine(160),
  town_city: fittingLine(80),
  postcode: fittingLine(12).transform((text) => normalisePostcode(text) ?? ''),
});

/** Builds a profile from the account's metadata. */
export function detailsFromMetadata(metadata: Metadata, signInEmail: string): ProfileDetails {
  const facts = fittingDetails.parse(metadata);
  return {
    fullName: facts.full_name || `${facts.first_name} ${facts.last_name}`.trim(),
    email: facts.contact_email || signInEmail,
    phone: facts.phone,
    dateOfBirth: facts.date_of_birth,
    addressLine1: facts.address_line_1 || facts.address,
    addressLine2: facts.address_line_2,
    townCity: facts.town_city,
    postcode: facts.postcode,
  };
}

/**
 * The inverse. The contact address has its own key, because `email` in the metadata is the sign-in address.
 */
export function metadataFromDetails(details: ProfileDetails): Metadata {
  return {
    full_name: details.fullName,
    contact_email: details.email,
    phone: details.phone,
    date_of_birth: details.dateOfBirth,
    address_line_1: details.addressLine1,
    address_line_2: details.addressLine2,
    town_city: details.townCity,
    postcode: details.postcode,
  };
}
