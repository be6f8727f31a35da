import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { AppError } from '@plainclaim/domain/shared/errors';
import { makeZip } from 'client-zip';
import { takeOne } from '../../http/rate-limit/rate-limit.store.ts';
import type { Db } from '../../platform/db/db.ts';
import type { DataRow, DataSection, Person } from '../../platform/personal-data/personal-part.ts';
import { readTicket, ticketSeconds } from './download-token.ts';
import { type FoundPerson, findPerson } from './find-person.ts';
import { readmeFor } from './readme.ts';
import type { YourDataDeps } from './your-data.deps.ts';

export type PackedData = { readonly fileName: string; readonly stream: ReadableStream<Uint8Array> };

/** Streams all data of the ticket's user as one archive. */
export async function packData(deps: YourDataDeps, token: string): Promise<PackedData> {
  const now = deps.clock.now();
  const ticket = readTicket(token, deps.secretKey);
  if (!ticket) throw new AppError('not_found', 'not a download link of ours', { userMessage: again });
  if (ticket.expiresAt <= now) throw new AppError('gone', 'download link expired', { userMessage: again });
  const actor = await deps.actorOfSession(ticket.sessionId);
  if (actor?.userId !== ticket.userId || actor.needsSecondStep)
    throw new AppError('gone', 'the session of the download link is over', { userMessage: again });
  const once = { burst: 1, periodSeconds: ticketSeconds };
  const { allowed } = await takeOne(deps.db, `your-data-ticket:${ticket.id}`, once, now);
  if (!allowed) throw new AppError('gone', 'download link used before', { userMessage: again });
  const found = await findPerson(deps, deps.db, ticket.userId);
  return {
    fileName: `plainclaim-my-data-${londonDateOf(now)}.zip`,
    stream: makeZip(filesOf(deps, found, now)),
  };
}

const again =
  'This link works once and for a few minutes. Go back to your profile and ask for your data again.';

async function* filesOf(deps: YourDataDeps, found: FoundPerson, lastModified: Date) {
  const sections = deps.parts.flatMap((part) => part.sections);
  yield { name: 'README.txt', input: readmeFor(found, sections, lastModified), lastModified };
  for (const section of sections)
    yield {
      name: `data/${section.name}.json`,
      input: jsonOf(deps.db, section, found.person),
      lastModified,
    };
  for (const { files } of deps.parts) if (files) yield* files(found.person);
}

/** A JSON array, written row by row. */
async function* jsonOf(
  db: Db,
  { rows }: DataSection,
  person: Person,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let before = '[\n';
  for await (const page of rows(db, person)) {
    yield encoder.encode(before + page.map(rowAsJson).join(',\n'));
    before = ',\n';
  }
  yield encoder.encode(before === '[\n' ? '[]\n' : '\n]\n');
}

const rowAsJson = (row: DataRow): string => JSON.stringify(row, null, 2);
