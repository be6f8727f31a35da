import type { ReadReply } from '@plainclaim/domain/replies/hints';
import { offersInMail } from '@plainclaim/domain/replies/offers';
import { penceFromDecimal } from '@plainclaim/domain/shared/money';
import type { ClaimRow } from '../claims/index.ts';
import type { ResponseRow } from './replies.store.ts';

/** What was found in a reply, in view of the sum that is claimed. */
export const readReply = (
  { parsedType, emailBody, matches }: Pick<ResponseRow, 'parsedType' | 'emailBody' | 'matches'>,
  claim: Pick<ClaimRow, 'amount'>,
): ReadReply => ({
  type: parsedType,
  isOffer: offersInMail(emailBody, penceFromDecimal(claim.amount)).length > 0,
  categories: matches.map(({ category }) => category),
});
