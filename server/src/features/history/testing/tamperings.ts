import { asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/db.ts';
import { hashEvent } from '../chain.ts';
import { historyEvents } from '../history.tables.ts';

export type Tampering = {
  readonly name: string;
  /** Verifying the chains alone cannot find it; the seals do. */
  readonly onlySealsShow?: true;
  readonly plant: (tx: Tx, target: Target) => Promise<void>;
};

/** Where the change is planted: an event in the middle of a claim's chain, and an audit record. */
export type Target = { readonly claimId: string; readonly sequence: number; readonly auditId: number };

const run = (statement: (target: Target) => ReturnType<typeof sql>) => async (tx: Tx, target: Target) => {
  await tx.execute(statement(target));
};

/** Changes that an attacker with write access to every table, but without the key, could make. */
export const tamperings: readonly Tampering[] = [
  {
    name: 'an event edited',
    plant: run(
      ({ claimId, sequence }) => sql`update history_events set facts = facts || '{"amount": 1}'
        where claim_id = ${claimId} and sequence = ${sequence}`,
    ),
  },
  {
    name: 'an event removed',
    plant: async (tx, { claimId, sequence }) => {
      await tx.execute(
        sql`delete from history_personal where event_id in
          (select id from history_events where claim_id = ${claimId} and sequence = ${sequence})`,
      );
      await tx.execute(
        sql`delete from history_events where claim_id = ${claimId} and sequence = ${sequence}`,
      );
    },
  },
  {
    name: 'two events swapped',
    plant: async (tx, { claimId, sequence }) => {
      const move = (from: number, to: number) =>
        tx.execute(
          sql`update history_events set sequence = ${to} where claim_id = ${claimId} and sequence = ${from}`,
        );
      await move(sequence, 1_000_000);
      await move(sequence + 1, sequence);
      await move(1_000_000, sequence + 1);
    },
  },
  {
    name: 'the words of a person changed',
    plant: run(
      ({
        claimId,
        sequence,
      }) => sql`update history_personal set data = '{"name": "Someone Else"}' where event_id =
        (select id from history_events where claim_id = ${claimId} and sequence = ${sequence})`,
    ),
  },
  {
    name: 'an event edited and every hash after it made anew',
    onlySealsShow: true,
    plant: rewriteFrom,
  },
  {
    name: 'the last events of a claim cut off',
    onlySealsShow: true,
    plant: async (tx, { claimId, sequence }) => {
      await tx.execute(
        sql`delete from history_personal where event_id in
          (select id from history_events where claim_id = ${claimId} and sequence > ${sequence})`,
      );
      await tx.execute(
        sql`delete from history_events where claim_id = ${claimId} and sequence > ${sequence}`,
      );
    },
  },
  {
    name: 'everything about a claim removed',
    onlySealsShow: true,
    plant: async (tx, { claimId }) => {
      await tx.execute(
        sql`delete from history_personal where event_id in (select id from history_events where claim_id = ${claimId})`,
      );
      await tx.execute(sql`delete from history_events where claim_id = ${claimId}`);
    },
  },
  {
    name: 'a record of the audit edited',
    onlySealsShow: true,
    plant: run(({ auditId }) => sql`update auth_audit set address = '198.51.100.1' where id = ${auditId}`),
  },
  {
    name: 'a record of the audit removed',
    onlySealsShow: true,
    plant: run(({ auditId }) => sql`delete from auth_audit where id = ${auditId}`),
  },
  {
    name: 'a seal removed',
    onlySealsShow: true,
    plant: run(() => sql`delete from trail_seals where number = 1`),
  },
  {
    name: 'a seal set back, so that its rows seem to be past their time',
    onlySealsShow: true,
    plant: async (tx, { auditId }) => {
      await tx.execute(sql`update trail_seals set oldest = '2001-01-01'`);
      await tx.execute(sql`delete from auth_audit where id = ${auditId}`);
    },
  },
];

/** The owner of the database can disable triggers and foreign keys, so the attack does it too. */
export async function withoutGuards(tx: Tx): Promise<void> {
  for (const table of ['history_events', 'history_personal', 'auth_audit', 'trail_seals'])
    await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
}

async function rewriteFrom(tx: Tx, { claimId, sequence }: Target): Promise<void> {
  const events = await tx
    .select()
    .from(historyEvents)
    .where(eq(historyEvents.claimId, claimId))
    .orderBy(asc(historyEvents.sequence));
  let previousHash = events[sequence - 2]?.hash ?? '0'.repeat(64);
  for (const event of events.slice(sequence - 1)) {
    const facts = event.sequence === sequence ? { ...event.facts, amount: 1 } : event.facts;
    const hash = hashEvent({ ...event, facts, previousHash });
    await tx.update(historyEvents).set({ facts, previousHash, hash }).where(eq(historyEvents.id, event.id));
    previousHash = hash;
  }
}
