import { randomUUID } from 'node:crypto';
import type {
  LetterOfRecord,
  ServiceOutcome,
  ServiceRecord,
} from '@plainclaim/domain/letters/serving/service-record';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { newSalt, personalDigest } from './personal-digest.ts';
import { letterServiceOutcomes, letterServices } from './service.tables.ts';

export type NewServiceRecord = Omit<
  ServiceRecord,
  'id' | 'outcomes' | 'origin' | 'userId' | 'mailId' | 'proofDocumentId'
> &
  Partial<Pick<ServiceRecord, 'userId' | 'mailId' | 'proofDocumentId'>>;

export type NewOutcome = Pick<ServiceOutcome, 'outcome' | 'at' | 'by'> & {
  readonly serviceId: string;
  readonly userId?: string | null;
  readonly note?: string | null;
  readonly letter?: LetterOfRecord | null;
};

/** Adds an attempt and returns its id. An attempt by mail is added in the transaction that queues the mail. */
export async function addServiceRecord(tx: Tx, record: NewServiceRecord): Promise<string> {
  const id = randomUUID();
  const salt = newSalt();
  await tx.insert(letterServices).values({
    ...record,
    id,
    origin: 'recorded',
    salt,
    personalDigest: personalDigest(salt, [record.toName, record.address]),
  });
  return id;
}

/** Adds what became of an attempt. Call with the claim locked: the newest outcome counts. */
export async function addOutcome(tx: Tx, { letter, note = null, ...outcome }: NewOutcome): Promise<void> {
  const salt = newSalt();
  await tx.insert(letterServiceOutcomes).values({
    ...outcome,
    ...letter,
    id: randomUUID(),
    note,
    salt,
    personalDigest: personalDigest(salt, [note]),
  });
}

/** Every attempt to serve the claim's letters, oldest first, each with its outcomes. */
export async function recordsOf(executor: Executor, claimId: string): Promise<ServiceRecord[]> {
  const rows = await prepared(executor, 'letter_services_of_claim', (name) =>
    records(executor)
      .where(eq(letterServices.claimId, sql.placeholder('claimId')))
      .orderBy(asc(letterServices.entry))
      .prepare(name),
  ).execute({ claimId });
  return rows.map(recordFrom);
}

/** The attempts of several claims, oldest first, without entries for claims that have none. */
export async function recordsOfClaims(
  executor: Executor,
  claimIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ServiceRecord[]>> {
  if (claimIds.length === 0) return new Map();
  const rows = await prepared(executor, 'letter_services_of_claims', (name) =>
    records(executor)
      .where(isOneOf(letterServices.claimId, 'claimIds'))
      .orderBy(asc(letterServices.entry))
      .prepare(name),
  ).execute({ claimIds });
  return Map.groupBy(rows.map(recordFrom), ({ claimId }) => claimId);
}

/** The attempt that this mail makes; undefined for a mail that carries no letter to the other side. */
export async function recordOfMail(executor: Executor, mailId: string): Promise<ServiceRecord | undefined> {
  const [row] = await records(executor).where(eq(letterServices.mailId, mailId));
  return row && recordFrom(row);
}

const outcomesOfRecord: SQL<readonly OutcomeAsJson[]> = sql`coalesce((
  select jsonb_agg(to_jsonb(one) order by one.entry)
  from ${letterServiceOutcomes} one where one.service_id = ${letterServices}.id
), '[]')`;

const records = (executor: Executor) =>
  executor.select({ record: letterServices, outcomes: outcomesOfRecord }).from(letterServices);

type OutcomeAsJson = Pick<ServiceOutcome, 'id' | 'outcome' | 'by' | 'note'> & {
  readonly at: string;
  readonly user_id: string | null;
  readonly letter_sha256: string | null;
  readonly hash_of: LetterOfRecord['hashOf'] | null;
  readonly letter_dated_on: string | null;
};

type Row = {
  readonly record: typeof letterServices.$inferSelect;
  readonly outcomes: readonly OutcomeAsJson[];
};

function recordFrom({ record, outcomes }: Row): ServiceRecord {
  const { entry: _, salt: _salt, personalDigest: _digest, letterDatedOn, ...rest } = record;
  return { ...rest, letterDatedOn: toIsoDate(letterDatedOn), outcomes: outcomes.map(outcomeFrom) };
}

const outcomeFrom = ({ id, outcome, at, by, user_id, note, ...letter }: OutcomeAsJson): ServiceOutcome => ({
  id,
  outcome,
  at: new Date(at),
  by,
  userId: user_id,
  note,
  letter:
    letter.letter_sha256 === null || letter.hash_of === null || letter.letter_dated_on === null
      ? null
      : {
          letterSha256: letter.letter_sha256,
          hashOf: letter.hash_of,
          letterDatedOn: toIsoDate(letter.letter_dated_on),
        },
});
