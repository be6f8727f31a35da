import { expect, it } from 'vitest';
import { pdf } from '../../../platform/files/testing/sample-files.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { openClaimsBench } from '../testing/claims-bench.ts';

/**
 * Session, draft, allowance; begin, lock draft, read documents, delete draft, lock mailbox, count its
 * letters, claim, facts, figures, mails, attachments, jobs, attempt, events, commit.
 */
const withoutDocuments = 18;

it('sends so many statements for a submission, and one more for its documents however many there are', async () => {
  const counter = countStatements();
  const { signUp, readyDraft, submit } = await openClaimsBench({ logger: counter });
  const hannah = await signUp();
  const statementsWith = async (documents: number) => {
    const names = Array.from({ length: documents }, (_, at) => `invoice-${at}.pdf`);
    const { id } = await readyDraft(hannah, {}, Object.fromEntries(names.map((name) => [name, pdf])));
    return await counter.during(async () => expect((await submit(hannah, id)).status).toBe(201));
  };
  expect(await statementsWith(0)).toBe(withoutDocuments);
  expect(await statementsWith(1)).toBe(withoutDocuments + 1);
  expect(await statementsWith(3)).toBe(withoutDocuments + 1);
});
