import { newestShownAt } from '@plainclaim/domain/shared/mail-acts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PersonalPart } from '../../platform/personal-data/personal-part.ts';
import { tableSection } from '../../platform/personal-data/table-section.ts';
import { wasShownAt } from './settlements.store.ts';
import { settlementOffers, settlementResponses } from './settlements.tables.ts';

export const settlementsPersonalPart: PersonalPart = {
  sections: [
    tableSection(settlementOffers, {
      name: 'offers',
      about: 'What the other side offered.',
      of: ({ claimIds, at }) =>
        and(inArray(settlementOffers.claimId, [...claimIds]), wasShownAt(newestShownAt(at))),
      key: settlementOffers.id,
      show: [
        'id',
        'claimId',
        'offeredAmount',
        'settlementReference',
        'defendantMessage',
        'createdAt',
        'replacedAt',
        'withdrawnAt',
        'answeredAt',
      ],
      // Replaced by an offer that is not shown yet, it stands.
      asShown: ({ at }) => ({
        replacedAt: sql`case when ${settlementOffers.withdrawnAt} is not null
          or ${settlementOffers.replacedAt} <= ${newestShownAt(at).toISOString()}::timestamptz
          then ${settlementOffers.replacedAt} end`,
      }),
      leaveOut: {
        adminNotes: 'notes our team makes for itself; ask us if you want to see them',
        createdBy: 'a member of our team',
      },
    }),
    tableSection(settlementResponses, {
      name: 'answers-to-offers',
      about: 'Your answers to offers.',
      of: ({ claimIds }) =>
        inArray(
          settlementResponses.settlementOfferId,
          sql`(select ${settlementOffers.id} from ${settlementOffers} where ${inArray(settlementOffers.claimId, [...claimIds])})`,
        ),
      key: settlementResponses.settlementOfferId,
      show: ['settlementOfferId', 'responseType', 'responseTimestamp'],
      leaveOut: { respondedBy: 'you' },
    }),
  ],
  eraseClaim: async (tx, claimId) => {
    await tx
      .update(settlementOffers)
      .set({ defendantMessage: '', adminNotes: '' })
      .where(eq(settlementOffers.claimId, claimId));
  },
};
