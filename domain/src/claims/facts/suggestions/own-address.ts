import { normaliseEmail } from '../../../shared/email-address.ts';
import { mailboxOf } from '../../../shared/mailbox.ts';
import { normalisePostcode } from '../../../shared/postcode.ts';

/** Addresses of both sides, as typed into the claim form. */
export type BothAddresses = {
  readonly plaintiffEmail: string;
  readonly plaintiffAddress: string;
  readonly plaintiffPostcode: string;
  readonly defendantEmail: string;
  readonly defendantAddressLine1: string;
  readonly defendantPostcode: string;
};

export type OwnAddressRemark = {
  readonly field: 'defendantEmail' | 'defendantAddressLine1';
  readonly words: string;
};

/** Said where the claimant typed their own address as that of the other side. */
export function ownAddressRemarks(typed: BothAddresses): readonly OwnAddressRemark[] {
  const remarks: OwnAddressRemark[] = [];
  if (isSameMailbox(typed.plaintiffEmail, typed.defendantEmail))
    remarks.push({
      field: 'defendantEmail',
      words: 'This is your own e-mail address. The letter would come to you, not to the other side.',
    });
  if (isSameHome(typed))
    remarks.push({
      field: 'defendantAddressLine1',
      words: 'This is the address you gave as your own. If you do not live together, please check it.',
    });
  return remarks;
}

function isSameMailbox(one: string, other: string): boolean {
  const [own, theirs] = [one, other].map((address) => mailboxOf(normaliseEmail(address)));
  return other.includes('@') && own?.name === theirs?.name && own?.domain === theirs?.domain;
}

/** The postcode and the first line: neighbours share the postcode. */
function isSameHome(typed: BothAddresses): boolean {
  const postcode = normalisePostcode(typed.plaintiffPostcode);
  const theirs = wordsOf(typed.defendantAddressLine1);
  const own = wordsOf(typed.plaintiffAddress);
  return (
    postcode !== undefined &&
    postcode === normalisePostcode(typed.defendantPostcode) &&
    theirs.length > 0 &&
    theirs.every((word, at) => word === own[at])
  );
}

const wordsOf = (address: string): readonly string[] => address.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
