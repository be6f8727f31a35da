import { and, count, eq, inArray, or } from 'drizzle-orm';
import type { Tx } from '../../platform/db/db.ts';
import type { PersonalPart } from '../../platform/personal-data/personal-part.ts';
import { tableSection } from '../../platform/personal-data/table-section.ts';
import { passOnReferral } from './answering/pass-on-referral.ts';
import type { SolicitorsDeps } from './solicitors.deps.ts';
import { caseMessages, referrals, solicitorSearches } from './solicitors.tables.ts';

export const solicitorsPersonalPart = (deps: SolicitorsDeps): PersonalPart => ({
  sections: [
    tableSection(solicitorSearches, {
      name: 'searches-for-a-solicitor',
      about: 'When you agreed that a solicitor is asked about a claim.',
      of: ({ claimIds }) => inArray(solicitorSearches.claimId, [...claimIds]),
      key: solicitorSearches.id,
      show: ['id', 'claimId', 'reason', 'consentedAt', 'status', 'closedAt'],
      leaveOut: { consentedBy: 'you' },
    }),
    tableSection(referrals, {
      name: 'referrals',
      about: 'Solicitors who were asked about your claims, or cases you were asked about.',
      of: ({ userId, claimIds }) =>
        or(inArray(referrals.claimId, [...claimIds]), eq(referrals.solicitorId, userId)),
      key: referrals.id,
      show: [
        'id',
        'searchId',
        'claimId',
        'position',
        'matchReason',
        'status',
        'askedAt',
        'dueAt',
        'answeredAt',
        'startedAt',
        'endedAt',
        'outcome',
        'outcomeNote',
      ],
      leaveOut: {
        solicitorId: 'you, or the solicitor',
        declineReason: 'the solicitor’s words to us',
      },
    }),
    tableSection(caseMessages, {
      name: 'case-messages',
      about: 'Messages between you and your solicitor; for a solicitor, the messages they wrote.',
      of: ({ userId, claimIds }) =>
        or(inArray(caseMessages.claimId, [...claimIds]), eq(caseMessages.senderId, userId)),
      key: caseMessages.id,
      show: ['id', 'referralId', 'claimId', 'from', 'body', 'createdAt'],
      leaveOut: { senderId: 'you or the other of the two, as the row says' },
    }),
  ],
  forget: async (tx, { userId }) => {
    for (const id of await unansweredOf(tx, userId))
      await passOnReferral(deps, tx, id, 'account-deleted', { onlyIfDue: false });
  },
  eraseClaim: async (tx, claimId) => {
    await tx.update(caseMessages).set({ body: '' }).where(eq(caseMessages.claimId, claimId));
    await tx
      .update(referrals)
      .set({ declineReason: '', matchReason: '', outcomeNote: '' })
      .where(eq(referrals.claimId, claimId));
  },
});

/** Referrals that wait for this solicitor's answer. */
export async function unansweredOf(tx: Tx, solicitorId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: referrals.id })
    .from(referrals)
    .where(and(eq(referrals.solicitorId, solicitorId), eq(referrals.status, 'pending')));
  return rows.map(({ id }) => id);
}

/** Cases accepted and not completed. */
export async function countCasesTakenOn(tx: Tx, solicitorId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(referrals)
    .where(
      and(eq(referrals.solicitorId, solicitorId), inArray(referrals.status, ['accepted', 'in-progress'])),
    );
  return row?.count ?? 0;
}
