import { joinAddress } from '../shared/address.ts';

export const defendantTypes = ['individual', 'company'] as const;

export type DefendantType = (typeof defendantTypes)[number];

/** The details of the defendant, as stored or as typed. Empty and missing mean the same. */
export type DefendantDetails = {
  readonly defendantType: string;
  readonly defendantFirstName?: string | null;
  readonly defendantLastName?: string | null;
  readonly defendantCompanyName?: string | null;
  readonly defendantAddressLine1?: string | null;
  readonly defendantAddressLine2?: string | null;
  readonly defendantTownCity?: string | null;
  readonly defendantPostcode?: string | null;
};

/** Stored where the address is not known. The ending can never receive mail, and we never send to it. */
export const unknownDefendantEmail = 'unknown@defendant.invalid';

export function defendantName(defendant: DefendantDetails): string {
  if (defendant.defendantType === 'company')
    return defendant.defendantCompanyName?.trim() || 'Unknown Company';
  const names = [defendant.defendantFirstName, defendant.defendantLastName];
  const joined = names
    .map((name) => name?.trim() ?? '')
    .filter((name) => name !== '')
    .join(' ');
  return joined || 'Unknown Individual';
}

export function defendantAddress(defendant: DefendantDetails): string {
  const parts = [
    defendant.defendantAddressLine1,
    defendant.defendantAddressLine2,
    defendant.defendantTownCity,
    defendant.defendantPostcode,
  ];
  return joinAddress(parts) || 'Address not provided';
}
