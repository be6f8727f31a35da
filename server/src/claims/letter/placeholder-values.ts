import type { PlaceholderValues } from '@plainclaim/domain/letters/placeholders';
import { formatLongDate } from '@plainclaim/domain/shared/dates';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { NamedClaim } from '../claims.store.ts';

/** What stands in a letter that goes out today. A draft's id and reference become the claim's, so they are known. */
export const placeholderValues = (
  { config }: Pick<ClaimsDeps, 'config'>,
  { id, shortReference }: NamedClaim,
  today: IsoDate,
): PlaceholderValues => ({
  date: formatLongDate(today),
  claimReference: id,
  shortReference,
  senderName: config.SENDER_NAME,
  senderTitle: config.SENDER_TITLE,
  senderCompany: config.SENDER_COMPANY,
});
