import { and, asc, eq, gt, inArray, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { DataRow, Person, PersonalPart } from '../../platform/personal-data/personal-part.ts';
import { tableSection } from '../../platform/personal-data/table-section.ts';
import { erasePersonal } from './erase-personal.ts';
import { isShownAt } from './held-act.ts';
import { deletePersonalOfActor } from './history.store.ts';
import { historyEvents, historyPersonal } from './history.tables.ts';

/** The chain itself is never erased: only the part that names people can be (decision 0004). */
export const historyPersonalPart: PersonalPart = {
  sections: [
    tableSection(historyEvents, {
      name: 'history',
      about: 'What happened to your claims, and what you did to claims of others.',
      of: ({ userId, claimIds, at }) =>
        or(
          and(inArray(historyEvents.claimId, [...claimIds]), isShownAt(at)),
          eq(historyEvents.actorId, userId),
        ),
      key: historyEvents.id,
      show: ['id', 'claimId', 'sequence', 'kind', 'actorKind', 'at', 'facts'],
      leaveOut: {
        actorId: 'you, the other side or a member of our team, as the kind says',
        personalDigest: 'proof that nothing was changed, without content',
        previousHash: 'proof that nothing was changed, without content',
        hash: 'proof that nothing was changed, without content',
      },
    }),
    {
      name: 'history-details',
      about: 'Names and words that belong to the history of your claims.',
      table: 'history_personal',
      leftOut: { salt: 'keeps erased names from being guessed' },
      rows: detailRows,
    },
  ],
  notShown: { trail_seals: 'proof that nothing was changed, without content' },
  forget: async (tx, { userId, claimIds }) => {
    for (const claimId of claimIds) await erasePersonal(tx, claimId);
    await deletePersonalOfActor(tx, userId);
  },
  eraseClaim: erasePersonal,
};

/** Leaves out what solicitors and our team wrote; everything else on the person's own claims is shown. */
async function* detailRows(db: Db, { userId, claimIds }: Person): AsyncIterable<readonly DataRow[]> {
  let after = 0;
  while (true) {
    const rows = await db
      .select({ event_id: historyPersonal.eventId, data: historyPersonal.data })
      .from(historyPersonal)
      .innerJoin(historyEvents, eq(historyEvents.id, historyPersonal.eventId))
      .where(
        and(
          gt(historyPersonal.eventId, after),
          or(
            eq(historyEvents.actorId, userId),
            and(
              inArray(historyEvents.claimId, [...claimIds]),
              inArray(historyEvents.actorKind, ['plaintiff', 'defendant', 'system']),
            ),
          ),
        ),
      )
      .orderBy(asc(historyPersonal.eventId))
      .limit(500);
    if (rows.length > 0) yield rows;
    if (rows.length < 500) return;
    after = rows.at(-1)?.event_id ?? after;
  }
}
