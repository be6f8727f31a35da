import type { IsoDate } from '../../shared/iso-date.ts';

export const serviceMethods = ['email', 'first-class-post', 'left-at-address', 'by-hand', 'portal'] as const;
export type ServiceMethod = (typeof serviceMethods)[number];

/** Methods whose attempts a person records afterwards. */
export const methodsByPerson = ['first-class-post', 'left-at-address', 'by-hand'] as const;
export type MethodByPerson = (typeof methodsByPerson)[number];

export type ServedBy = 'system' | 'claimant' | 'admin';

/** The letter of an attempt: of its PDF where that was printed by then, otherwise of its text. */
export type LetterOfRecord = {
  readonly letterSha256: string;
  readonly hashOf: 'pdf' | 'text';
  readonly letterDatedOn: IsoDate;
};

export const serviceOutcomes = ['queued', 'sent', 'failed', 'opened', 'returned'] as const;
export type ServiceOutcomeKind = (typeof serviceOutcomes)[number];

export type ServiceOutcome = {
  readonly id: string;
  /** `queued`: a mail that had failed waits again, or one that waited was redated. */
  readonly outcome: ServiceOutcomeKind;
  readonly at: Date;
  readonly by: ServedBy;
  readonly userId: string | null;
  /** In the words of the mail server, or of the person who recorded it. */
  readonly note: string | null;
  /** The letter as it left, where a mail that waited was redated; null while it is the record's own. */
  readonly letter: LetterOfRecord | null;
};

/** One attempt to put one letter into the other side's hands. Records and outcomes are only ever added. */
export type ServiceRecord = LetterOfRecord & {
  readonly id: string;
  readonly claimId: string;
  readonly toName: string;
  /** An e-mail address, or a postal address with its lines separated by line breaks. */
  readonly address: string;
  readonly method: ServiceMethod;
  readonly doneAt: Date;
  readonly doneBy: ServedBy;
  readonly userId: string | null;
  readonly mailId: string | null;
  readonly proofDocumentId: string | null;
  /** `backfilled`: worked out from the outbox for a claim older than the ledger. */
  readonly origin: 'recorded' | 'backfilled';
  readonly createdAt: Date;
  /** In the order in which they were added. */
  readonly outcomes: readonly ServiceOutcome[];
};

type WithOutcomes = { readonly outcomes: readonly Pick<ServiceOutcome, 'outcome'>[] };

/** The newest outcome counts. Without any, the attempt waits to be sent. */
export const outcomeOf = ({ outcomes }: WithOutcomes): ServiceOutcomeKind =>
  outcomes.at(-1)?.outcome ?? 'queued';

/** Whether the attempt reached the other side, as far as is known. */
export const hasArrived = (record: WithOutcomes): boolean => {
  const outcome = outcomeOf(record);
  return outcome === 'sent' || outcome === 'opened';
};

/** The letter that an attempt carried: redated at its last sending, or as it was when the attempt was queued. */
export function letterOf(
  record: LetterOfRecord & { readonly outcomes: readonly Pick<ServiceOutcome, 'letter'>[] },
): LetterOfRecord {
  const redated = record.outcomes.findLast(({ letter }) => letter !== null)?.letter;
  const { letterSha256, hashOf, letterDatedOn } = redated ?? record;
  return { letterSha256, hashOf, letterDatedOn };
}
