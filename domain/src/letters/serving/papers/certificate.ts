import { formatDayAndTime, formatLongDate } from '../../../shared/dates.ts';
import type { IsoDate } from '../../../shared/iso-date.ts';
import type { Paper, PaperBlock, PaperFact } from '../../enclosures/paper.ts';
import { sha256InGroups } from '../check-code.ts';
import {
  letterOf,
  outcomeOf,
  type ServedBy,
  type ServiceMethod,
  type ServiceOutcome,
  type ServiceOutcomeKind,
  type ServiceRecord,
} from '../service-record.ts';
import { facts, heading, letterName, list, pagesInWords, text } from './paper-parts.ts';

export type CertifiedAttempt = {
  readonly record: ServiceRecord;
  /** Null where the attempt did not arrive, or was seen itself, as the reply page is. */
  readonly usualDay: IsoDate | null;
  readonly proof: { readonly fileName: string; readonly sha256: string; readonly isPrinted: boolean } | null;
};

/** Everything that a certificate of service says. */
export type ServiceCertificate = {
  readonly reference: string;
  readonly shortReference: string;
  readonly from: string;
  readonly to: string;
  readonly letter: { readonly datedOn: IsoDate; readonly pages: number; readonly sha256: string };
  readonly madeAt: Date;
  readonly attempts: readonly CertifiedAttempt[];
  /** Where the certificate is checked, with its code. */
  readonly checkAddress: string;
};

export const methodNames: Readonly<Record<ServiceMethod, string>> = {
  email: 'E-mail',
  'first-class-post': 'First class post',
  'left-at-address': 'Left at the address',
  'by-hand': 'Handed over',
  portal: 'Reply page',
};

const outcomeNames: Readonly<Record<ServiceOutcomeKind, string>> = {
  queued: 'Waiting to be sent',
  sent: 'Sent',
  failed: 'Failed',
  opened: 'Opened',
  returned: 'Returned',
};

const usualDayWords =
  'The usual day of receipt follows the rule for court documents and is shown as a guide: for a letter it is not law.';

/** The first sheet: every attempt, also those that failed, and how to check the paper. */
export function certificateSummary(certificate: ServiceCertificate): Paper {
  const { letter, from, to, attempts } = certificate;
  return {
    title: 'Certificate of service',
    about: `${letterName} of ${formatLongDate(letter.datedOn)}, ${pagesInWords(letter.pages)}`,
    blocks: [
      facts(
        { label: 'From', value: from },
        { label: 'To', value: to },
        { label: 'Reference', value: `${certificate.shortReference}\n${certificate.reference}` },
        ...documentFacts(letter.sha256),
        { label: 'Made on', value: formatDayAndTime(certificate.madeAt) },
      ),
      heading(attempts.length === 1 ? 'One attempt' : `${attempts.length} attempts`),
      {
        kind: 'table',
        columns: [
          { title: 'No.', width: 0.5 },
          { title: 'How and to where', width: 4 },
          { title: 'When', width: 2 },
          { title: 'What came of it', width: 2.4 },
        ],
        rows: attempts.map((attempt, at) => ({ cells: [String(at + 1), ...summaryCells(attempt)] })),
      },
      text(`${usualDayWords} Each attempt has a page of its own.`),
      heading('How to check this certificate'),
      list(
        `Open ${certificate.checkAddress}`,
        'Choose the PDF of the letter, or of this certificate, or type the SHA-256 of the document printed above.',
        'The page answers whether it is the document that was recorded, and tells nothing else.',
      ),
      text(
        'Plainclaim made this record from its own log and from what the claimant added. Plainclaim signs for nobody.',
      ),
    ],
  };
}

const documentFacts = (sha256: string): readonly PaperFact[] => {
  const groups = sha256InGroups(sha256).split(' ');
  return [
    { label: 'Document', value: `${letterName}.pdf` },
    { label: 'SHA-256', value: `${groups.slice(0, 4).join(' ')}\n${groups.slice(4).join(' ')}` },
  ];
};

function summaryCells({ record, usualDay }: CertifiedAttempt): readonly string[] {
  const usual = usualDay === null ? '' : `\nUsual day of receipt: ${formatLongDate(usualDay)}`;
  return [
    `${methodNames[record.method]}\n${record.address}`,
    whenDone(record),
    `${outcomeNames[outcomeOf(record)]}${usual}`,
  ];
}

/** The day and time of a mail, which our log knows, and of what a person did at a time that they said; of post, the day. */
function whenDone({ method, doneAt, outcomes }: ServiceRecord): string {
  if (method === 'first-class-post') return formatLongDate(doneAt);
  // A mail may be tried for days, and again after it failed: it is served when it was accepted.
  const left = method === 'email' ? outcomes.findLast(({ outcome }) => outcome === 'sent') : undefined;
  return formatDayAndTime(left?.at ?? doneAt);
}

/** A sheet for one attempt. What a person did has a place for that person's signature, and is never signed by us. */
export function certificateOfAttempt(certificate: ServiceCertificate, at: number): Paper {
  const attempt = certificate.attempts[at];
  if (!attempt) throw new RangeError(`no attempt ${at}`);
  const { record, usualDay, proof } = attempt;
  const letter = letterOf(record);
  return {
    title: `Attempt ${at + 1}: ${methodNames[record.method].toLowerCase()}`,
    about: `Certificate of service, ${certificate.shortReference}`,
    blocks: [
      facts(
        { label: 'Letter', value: `${letterName} of ${formatLongDate(letter.letterDatedOn)}` },
        ...(letter.hashOf === 'pdf' ? documentFacts(letter.letterSha256) : []),
        { label: 'To', value: record.toName },
        { label: 'At', value: record.address },
        { label: 'Done on', value: whenDone(record) },
        { label: 'Done by', value: doneByWords(record.doneBy, certificate.from) },
        ...(usualDay === null ? [] : [{ label: 'Usual day of receipt', value: formatLongDate(usualDay) }]),
        { label: 'Proof', value: proofWords(proof) },
      ),
      heading('What came of it'),
      ...outcomes(record, certificate.from),
      ...(usualDay === null ? [] : [text(usualDayWords)]),
      ...(record.origin === 'backfilled'
        ? [
            text(
              'Plainclaim worked this attempt out from its outgoing mail, because it is older than the record.',
            ),
          ]
        : []),
      ...signature(record),
    ],
  };
}

const doneByWords = (by: ServedBy, claimant: string): string =>
  ({ system: 'Plainclaim', claimant, admin: 'A member of the Plainclaim team' })[by];

function proofWords(proof: CertifiedAttempt['proof']): string {
  if (proof === null) return 'None added';
  const groups = sha256InGroups(proof.sha256).split(' ');
  const where = proof.isPrinted ? 'printed on the next page' : 'not printed here';
  return `${proof.fileName}, ${where}\nSHA-256 ${groups.slice(0, 4).join(' ')}\n${groups.slice(4).join(' ')}`;
}

function outcomes({ outcomes: told }: ServiceRecord, claimant: string): readonly PaperBlock[] {
  if (told.length === 0) return [text('It waits to be sent.')];
  return [list(...told.map((one) => outcomeWords(one, claimant)))];
}

/** A person says on which day something went or came back; the time is when they recorded it, and proves nothing. */
const outcomeWords = ({ outcome, at, by, note }: ServiceOutcome, claimant: string): string =>
  `${outcomeNames[outcome]} on ${by === 'system' ? formatDayAndTime(at) : `${formatLongDate(at)}, recorded by ${doneByWords(by, claimant)}`}${note ? `: ${note}` : ''}`;

function signature({ doneBy }: ServiceRecord): readonly PaperBlock[] {
  if (doneBy === 'system') return [];
  return [
    heading('Signed by the person who did it'),
    text('I posted or delivered the document named above on the day and in the way stated above.'),
    { kind: 'fields', fields: [{ label: 'Name' }, { label: 'Signature' }] },
    { kind: 'fields', fields: [{ label: 'Date' }, { label: 'Place' }] },
  ];
}
