import type { PlaceholderValues } from '@plainclaim/domain/letters/placeholders';
import { formatLongDate } from '@plainclaim/domain/shared/dates';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { NamedClaim } from '../claims.store.ts';

/**
 * The values for a letter sent today. A claim takes over its draft's id and reference, so they are known
 * already.
 */
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
