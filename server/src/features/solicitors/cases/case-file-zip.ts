import { Readable } from 'node:stream';
import type { Actor } from '@plainclaim/domain/accounts/actor';
import { replyThatEndedWait } from '@plainclaim/domain/claims/deadline';
import { defendantAddress, defendantName } from '@plainclaim/domain/claims/defendant';
import { whenWords } from '@plainclaim/domain/claims/facts/chronology';
import { mainRow } from '@plainclaim/domain/claims/facts/incident-date';
import { replyOrigin } from '@plainclaim/domain/replies/channels';
import { senderWords } from '@plainclaim/domain/replies/sender-words';
import { formatDateTime, formatLongDate } from '@plainclaim/domain/shared/dates';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { formatGbp, penceFromDecimal } from '@plainclaim/domain/shared/money';
import { makeZip } from 'client-zip';
import { requireAllowance } from '../../../http/rate-limit/rate-limit.ts';
import { costlyWork } from '../../../platform/costly-work.ts';
import { type ClaimRow, documentKey, letterFileName } from '../../claims/index.ts';
import { replyFileKey } from '../../replies/index.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';
import { attemptsInWords } from './attempts-in-words.ts';
import { type CaseFile, readCase } from './read-case.ts';

type RepliedWith = CaseFile['replies'][number];

export type PackedCase = { readonly fileName: string; readonly stream: ReadableStream<Uint8Array> };

/** More downloads than a solicitor needs; each reads every file of a case. */
const caseFiles = { burst: 30, periodSeconds: 600 };

/** Streams the whole case file as one archive: only a chunk of one file is in memory at a time. */
export async function caseFileZip(
  deps: SolicitorsDeps,
  actor: Actor,
  referralId: string,
): Promise<PackedCase> {
  const caseFile = await readCase(deps, actor, referralId);
  const { db, clock, config } = deps;
  const limit = { db, clock, enabled: config.RATE_LIMITS };
  await requireAllowance(limit, `case-file:${actor.userId}`, caseFiles);
  const { claim } = caseFile.details;
  return { fileName: `case-${claim.id}.zip`, stream: makeZip(filesOf(deps, actor, caseFile)) };
}

async function* filesOf(deps: SolicitorsDeps, { userId }: Actor, { details, replies }: CaseFile) {
  const { claim, documents, ledger } = details;
  yield { name: 'claim.txt', input: claimInWords(details), lastModified: claim.createdAt };
  if (claim.generatedLetterContent !== null) {
    const { bytes } = await costlyWork(userId, () => deps.storedLetter(claim));
    yield { name: letterFileName, input: bytes, lastModified: claim.letterSentAt ?? claim.createdAt };
  }
  if (ledger.attempts.length > 0) {
    const input = attemptsInWords(ledger, documents);
    yield { name: 'how the letter reached them.txt', input, lastModified: claim.updatedAt };
  }
  for (const reply of replies) {
    const name = `replies/${reply.receivedAt.toISOString().slice(0, 10)} ${reply.id}`;
    const lastModified = reply.receivedAt;
    yield { name: `${name}.txt`, input: `${headOf(reply, claim)}\n\n${reply.text}\n`, lastModified };
    for (const [index, { filePath, fileName }] of reply.files.entries())
      yield {
        name: `${name}/${numbered(index, fileName)}`,
        input: await streamOf(deps, replyFileKey(filePath)),
        lastModified,
      };
  }
  for (const [index, document] of documents.entries())
    yield {
      name: `documents/${numbered(index, document.fileName)}`,
      input: await streamOf(deps, documentKey(document)),
      lastModified: document.createdAt,
    };
}

/** A letter or a call has neither sender nor subject; its channel and day take their place. */
function headOf({ channel, receivedOn, from, subject, receivedAt }: RepliedWith, claim: ClaimRow): string {
  const at = formatDateTime(receivedAt);
  if (channel) return `${replyOrigin({ channel, receivedOn, sender: '' })}\nWritten down: ${at}`;
  const sender = senderWords({ from, isAddressUnknown: claim.defendantEmailUnknown, claim: 'the claim' });
  return `From: ${sender}\nSubject: ${subject}\nReceived: ${at}`;
}

/**
 * Numbered, as two files may have the same name; slashes are replaced, as a name must not lead to another
 * folder.
 */
const numbered = (index: number, fileName: string): string =>
  `${index + 1} ${fileName.replace(/[/\\]/g, '_')}`;

async function streamOf({ files }: Pick<SolicitorsDeps, 'files'>, key: string) {
  const { stream } = await files.read(key);
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}

const claimInWords = ({ claim, facts }: CaseFile['details']): string =>
  [
    ['Claim ID', claim.id],
    ['Issue', claim.issueType],
    ['Amount', formatGbp(penceFromDecimal(claim.amount))],
    ['Jurisdiction', claim.jurisdiction],
    ['Incident', whenWords({ on: toIsoDate(claim.incidentDate), exact: !facts || mainRow(facts).exact })],
    ['Claimant', `${claim.plaintiffName}, ${claim.plaintiffAddress}, ${claim.plaintiffPostcode}`],
    ...(facts?.lettersTo
      ? [['Address shown to the defendant', `${facts.lettersTo.address}, ${facts.lettersTo.postcode}`]]
      : []),
    ['Defendant', `${defendantName(claim)}, ${defendantAddress(claim)}`],
    [
      replyThatEndedWait(claim) ? 'Reply received' : 'Response deadline',
      claim.responseDeadline ? formatLongDate(claim.responseDeadline) : 'none',
    ],
    ['Description', claim.description],
  ]
    .map(([label, value]) => `${label}: ${value}\n`)
    .join('');
