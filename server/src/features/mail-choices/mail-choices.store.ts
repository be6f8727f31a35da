import { and, asc, eq, gt } from 'drizzle-orm';
import type { Executor } from '../../platform/db/db.ts';
import { mailChoices } from './mail-choices.tables.ts';

/** The user's choice for this topic; undefined if they made none. */
export async function choiceOf(
  executor: Executor,
  personId: string,
  topic: string,
): Promise<boolean | undefined> {
  const [row] = await executor
    .select({ wanted: mailChoices.wanted })
    .from(mailChoices)
    .where(and(eq(mailChoices.personId, personId), eq(mailChoices.topic, topic)));
  return row?.wanted;
}

export async function choicesOf(executor: Executor, personId: string) {
  return await executor
    .select({ topic: mailChoices.topic, wanted: mailChoices.wanted })
    .from(mailChoices)
    .where(eq(mailChoices.personId, personId));
}

export async function saveChoice(executor: Executor, choice: typeof mailChoices.$inferInsert): Promise<void> {
  const { wanted, changedAt } = choice;
  await executor
    .insert(mailChoices)
    .values(choice)
    .onConflictDoUpdate({ target: [mailChoices.personId, mailChoices.topic], set: { wanted, changedAt } });
}

/** A page of users who opted in to a topic. */
export async function subscribersOf(
  executor: Executor,
  topic: string,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const rows = await executor
    .select({ personId: mailChoices.personId })
    .from(mailChoices)
    .where(
      and(
        eq(mailChoices.topic, topic),
        eq(mailChoices.wanted, true),
        after === undefined ? undefined : gt(mailChoices.personId, after),
      ),
    )
    .orderBy(asc(mailChoices.personId))
    .limit(limit);
  return rows.map(({ personId }) => personId);
}
