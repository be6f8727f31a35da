import { claimForm } from '@plainclaim/domain/claims/claim-form';
import { formatMegabytes, maxAttachmentBytes } from '@plainclaim/domain/claims/evidence';
import { evidenceList } from '@plainclaim/domain/claims/facts/evidence-list';
import { finishedFacts } from '@plainclaim/domain/claims/facts/finished-facts';
import { evidenceKeptBack, filesKeptBack } from '@plainclaim/domain/claims/facts/kept-back';
import { printedFacts } from '@plainclaim/domain/letters/composition/printed-facts';
import { factsOfForm } from '@plainclaim/domain/letters/facts-of-form';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import type { Pence } from '@plainclaim/domain/shared/money';
import type { Draft } from '../../lib/claims-api.ts';

/** A paper beside the letter. */
export type Paper = {
  /** The number by which the letter cites it; null where the letter does not list it. */
  readonly no: number | null;
  readonly name: string;
  /** File name and size, or what else there is to say. */
  readonly note: string;
};

export type Parcel = {
  readonly amount: Pence;
  readonly claimsInterest: boolean;
  /** The postal address that the other side is shown. */
  readonly shownAddress: string;
  readonly isOwnAddress: boolean;
  readonly sent: readonly Paper[];
  /** Listed in the letter, without a file yet. */
  readonly toFollow: readonly Paper[];
  readonly keptBack: readonly Paper[];
  /** Together the files may be too large for one mail. */
  readonly mayBeLinked: boolean;
};

/** The room that the letter and its PDF may take of a mail. */
const roomForLetter = 1024 * 1024;

/** What leaves with the letter of this draft, and what stays; undefined while its answers are unfinished. */
export function parcelOf({ form, facts, documents }: Draft, now: Date): Parcel | undefined {
  const finished = claimForm(now).safeParse(form);
  if (!finished.success) return undefined;
  const told = finishedFacts(facts, finished.data, londonDateOf(now));
  if (!told.ok) return undefined;
  const printed = printedFacts(told.facts);
  const listed = evidenceList(printed);
  const names = new Map(printed.evidence.map(({ file, what }) => [file, what]));
  const isKeptBack = filesKeptBack(told.facts);
  const paper = ({ id, file_name, file_size }: Draft['documents'][number]): Paper => {
    const name = names.get(id) ?? file_name;
    const size = formatMegabytes(file_size);
    return {
      no: listed.find(({ file }) => file === id)?.no ?? null,
      name,
      note: name === file_name ? size : `${file_name}, ${size}`,
    };
  };
  const toSend = documents.filter(({ id }) => !isKeptBack.has(id));
  const bytes = toSend.reduce((sum, { file_size }) => sum + file_size, 0);
  return {
    amount: finished.data.amount,
    claimsInterest: told.facts.interest.kind !== 'none',
    shownAddress: factsOfForm(finished.data, told.facts).plaintiffAddress,
    isOwnAddress: told.facts.lettersTo === undefined,
    sent: toSend.map(paper).sort((one, other) => (one.no ?? Infinity) - (other.no ?? Infinity)),
    toFollow: listed
      .filter(({ file }) => file === null)
      .map(({ no, what }) => ({ no, name: what, note: 'Named in the letter, to follow' })),
    keptBack: [
      ...documents.filter(({ id }) => isKeptBack.has(id)).map(paper),
      ...evidenceKeptBack(printed)
        .filter(({ file }) => file === null)
        .map(({ what }) => ({ no: null, name: what, note: 'No file yet' })),
    ],
    mayBeLinked: bytes > maxAttachmentBytes - roomForLetter,
  };
}
