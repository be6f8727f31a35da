import type { PlaceholderValues } from '@plainclaim/domain/letters/placeholders';
import { formatLongDate } from '@plainclaim/domain/shared/dates';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import type { ClaimsDeps } from '../claims.deps.ts';

/** What stands in a letter that goes out today. A draft's id becomes the claim's, so its reference is known. */
export const placeholderValues = (
  { config }: Pick<ClaimsDeps, 'config'>,
  claimId: string,
  today: IsoDate,
): PlaceholderValues => ({
  date: formatLongDate(today),
  claimReference: claimId,
  senderName: config.SENDER_NAME,
  senderTitle: config.SENDER_TITLE,
  senderCompany: config.SENDER_COMPANY,
});
