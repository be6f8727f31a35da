import { newestShownAt, secondsHeldBack } from '@plainclaim/domain/shared/mail-acts';
import { and, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { tableSection } from '../../../platform/personal-data/table-section.ts';
import { paymentIntents } from '../payments.tables.ts';

/** Admins' links once they can no longer be taken back, and those that did not end before that. */
const linksShownAt = (at: Date): SQL | undefined =>
  or(
    isNull(paymentIntents.requestedBy),
    and(
      lte(paymentIntents.createdAt, newestShownAt(at)),
      sql`(${paymentIntents.cancelledAt} is null or ${paymentIntents.cancelledAt}
        >= ${paymentIntents.createdAt} + ${sql.raw(String(secondsHeldBack))} * interval '1 second')`,
    ),
  );

const newer = alias(paymentIntents, 'newer');

/** Replaced by a link that can still be taken back: the claim's page shows such a link as the one that stands. */
const isReplacedByHeld = (at: Date): SQL => sql`exists (
  select 1 from ${paymentIntents} as ${sql.identifier('newer')}
  where ${newer.claimId} = ${paymentIntents.claimId} and ${newer.createdAt} = ${paymentIntents.cancelledAt}
    and ${newer.status} = 'pending' and ${newer.requestedBy} is not null
    and ${newer.createdAt} > ${newestShownAt(at).toISOString()}::timestamptz
    and ${newer.id} <> ${paymentIntents.id}
)`;

export const linksSection = tableSection(paymentIntents, {
  name: 'payment-links',
  about: 'Links to pay that went to the other side, without the links.',
  of: ({ claimIds, at }) => and(inArray(paymentIntents.claimId, [...claimIds]), linksShownAt(at)),
  key: paymentIntents.id,
  show: [
    'id',
    'claimId',
    'settlementOfferId',
    'amount',
    'currency',
    'status',
    'recipientEmail',
    'recipientIsTeam',
    'createdAt',
    'expiresAt',
    'completedAt',
    'cancelledAt',
  ],
  asShown: ({ at }) => ({
    status: sql`case when ${isReplacedByHeld(at)} then 'pending' else ${paymentIntents.status} end`,
    cancelledAt: sql`case when not ${isReplacedByHeld(at)} then ${paymentIntents.cancelledAt} end`,
  }),
  leaveOut: {
    tokenHash: 'belongs to the link, which is the other side’s',
    requestedBy: 'a member of our team',
  },
});
