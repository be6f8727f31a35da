import { Readable } from 'node:stream';
import { newestShownAt } from '@plainclaim/domain/shared/mail-acts';
import { nobodysAddress } from '@plainclaim/domain/shared/nobodys-address';
import { and, asc, eq, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/db.ts';
import type {
  DataFile,
  DataSection,
  Person,
  PersonalPart,
} from '../../platform/personal-data/personal-part.ts';
import { tableSection } from '../../platform/personal-data/table-section.ts';
import { replyFileKey } from './keep-files.ts';
import { personalReplies, repliesOfPerson } from './personal-replies.ts';
import type { RepliesDeps } from './replies.deps.ts';
import {
  claimAssessments,
  claimNotes,
  defendantResponseAttachments,
  defendantResponses,
} from './replies.tables.ts';

const repliesTo = (person: Person) =>
  sql`(select ${defendantResponses.id} from ${defendantResponses} where ${repliesOfPerson(person)})`;

const sections = (secretKey: string): readonly DataSection[] => [
  personalReplies(secretKey),
  tableSection(defendantResponseAttachments, {
    name: 'reply-attachments',
    about: 'Files that came with replies. They are in the folder replies.',
    of: (person) => inArray(defendantResponseAttachments.responseId, repliesTo(person)),
    key: defendantResponseAttachments.id,
    show: ['id', 'responseId', 'fileName', 'fileType', 'fileSize'],
    leaveOut: { filePath: 'where the file lies in our store; the file itself is in the download' },
  }),
  tableSection(claimAssessments, {
    name: 'assessments',
    about: 'What our team made of the replies.',
    of: ({ claimIds, at }) =>
      and(
        inArray(claimAssessments.claimId, [...claimIds]),
        or(
          isNull(claimAssessments.action),
          notInArray(claimAssessments.action, ['clarification', 'escalation']),
          lte(claimAssessments.createdAt, newestShownAt(at)),
        ),
      ),
    key: claimAssessments.id,
    show: ['id', 'claimId', 'responseId', 'willPay', 'action', 'createdAt'],
    leaveOut: { authorId: 'a member of our team' },
  }),
  tableSection(claimNotes, {
    name: 'notes-you-wrote',
    about: 'Notes on claims that you wrote as a member of our team.',
    of: ({ userId }) => eq(claimNotes.authorId, userId),
    key: claimNotes.id,
    show: ['id', 'claimId', 'authorName', 'body', 'createdAt'],
    leaveOut: { authorId: 'you' },
  }),
];

export const repliesPersonalPart = (
  deps: Pick<RepliesDeps, 'db' | 'files' | 'log' | 'secretKey'> & {
    /** Removes the files once the transaction has committed. */
    readonly letGoOfFiles: (tx: Tx, keys: readonly string[]) => Promise<void>;
  },
): PersonalPart => ({
  sections: sections(deps.secretKey),
  files: (person) => attachmentsOf(deps, person),
  forget: async (tx, { userId }) => {
    await tx.update(claimNotes).set({ authorName: 'A former admin' }).where(eq(claimNotes.authorId, userId));
  },
  eraseClaim: async (tx, claimId) => {
    const replies = await tx
      .select({ id: defendantResponses.id, originalPath: defendantResponses.originalPath })
      .from(defendantResponses)
      .where(eq(defendantResponses.claimId, claimId));
    const ids = replies.map(({ id }) => id);
    const attachments = await tx
      .delete(defendantResponseAttachments)
      .where(inArray(defendantResponseAttachments.responseId, ids))
      .returning({ path: defendantResponseAttachments.filePath });
    const nothing = { emailSubject: '', emailBody: '', rawContent: '', matches: [], originalPath: null };
    await tx
      .update(defendantResponses)
      .set({ ...nothing, senderEmail: nobodysAddress })
      .where(eq(defendantResponses.claimId, claimId));
    await tx.update(claimNotes).set({ body: '', authorName: '' }).where(eq(claimNotes.claimId, claimId));
    const originals = replies.flatMap(({ originalPath }) => originalPath ?? []);
    await deps.letGoOfFiles(tx, [...originals, ...attachments.map(({ path }) => path)].map(replyFileKey));
  },
});

async function* attachmentsOf(
  { db, files, log }: Pick<RepliesDeps, 'db' | 'files' | 'log'>,
  person: Person,
): AsyncIterable<DataFile> {
  const rows = await db
    .select({ file: defendantResponseAttachments, at: defendantResponses.createdAt })
    .from(defendantResponseAttachments)
    .innerJoin(defendantResponses, eq(defendantResponses.id, defendantResponseAttachments.responseId))
    .where(repliesOfPerson(person))
    .orderBy(asc(defendantResponseAttachments.responseId), asc(defendantResponseAttachments.filePath));
  for (const [index, { file, at }] of rows.entries()) {
    // The response has begun, so an error can no longer be reported: a missing file is logged and left out.
    const found = await files.read(replyFileKey(file.filePath)).catch((error: unknown) => {
      log.error({ err: error, attachmentId: file.id }, 'an attachment is missing from the store');
      return undefined;
    });
    if (found)
      yield {
        name: `replies/${file.responseId}/${index + 1} ${file.fileName.replace(/[/\\]/g, '_')}`,
        input: Readable.toWeb(found.stream) as ReadableStream<Uint8Array>,
        lastModified: at,
      };
  }
}
