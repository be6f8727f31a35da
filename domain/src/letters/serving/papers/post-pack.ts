import { formatLongDate } from '../../../shared/dates.ts';
import { addDays, type IsoDate } from '../../../shared/iso-date.ts';
import type { Paper, PaperBlock } from '../../enclosures/paper.ts';
import { sameLetterWords } from '../sending-again.ts';
import { facts, heading, letterName, list, pagesInWords, text } from './paper-parts.ts';

/** Why a file of the claim is not among the printed pages. */
export type LeftOut = { readonly name: string; readonly why: string };

export type PackedFile = { readonly no: number; readonly name: string; readonly pages: number };

/** What a claimant prints and posts: everything that the papers around the letter say. */
export type PostPack = {
  readonly shortReference: string;
  readonly toName: string;
  /** The address, a line each, the postcode last. */
  readonly toAddress: readonly string[];
  readonly letterDatedOn: IsoDate;
  readonly letterPages: number;
  /** Whether some copy arrived: this one then keeps its dates, and a slip says so. */
  readonly isSecondCopy: boolean;
  /** The day printed in the letter. */
  readonly replyBy: IsoDate;
  /** Until when they have: a pause after a first copy arrived moves it later. */
  readonly replyUntil: IsoDate;
  readonly enclosures: readonly PackedFile[];
  readonly leftOut: readonly LeftOut[];
  /** Where the claimant records the posting. */
  readonly claimAddress: string;
};

/** A letter up to 100 g and 5 mm (Royal Mail, letter format): eighteen sheets of 80 g/m² paper and an envelope. */
const sheetsOfLetter = 18;
/** What can be folded in three and still goes into a DL envelope. */
const sheetsOfWindowEnvelope = 6;

/** Sheets to post, without the one for the claimant. */
export const sheetsToPost = ({ letterPages, enclosures, leftOut }: PostPack): number =>
  1 +
  letterPages +
  enclosures.reduce((sum, { pages }) => sum + pages, 0) +
  (hasList({ enclosures, leftOut }) ? 1 : 0);

export const hasList = ({ enclosures, leftOut }: Pick<PostPack, 'enclosures' | 'leftOut'>): boolean =>
  enclosures.length + leftOut.length > 0;

/** For the claimant, first in the pile, so that it is read before anything is posted. */
export function howToPost(pack: PostPack): Paper {
  const { toName, leftOut, claimAddress } = pack;
  const sheets = sheetsToPost(pack);
  return {
    title: 'How to post it',
    about: 'This page is for you. Do not post it.',
    blocks: [
      heading('1. Print'),
      list(
        'Print all pages at 100% (“actual size”), not “fit to page”: the address has to meet the window of the envelope.',
        `Print on one side of the paper. Behind this page there are ${sheets} sheets to post: the address sheet, the letter${pack.enclosures.length > 0 ? ' and the enclosures' : ''}.`,
        ...(leftOut.length > 0 ? ['Some files could not be printed here. They are listed below.'] : []),
      ),
      heading('2. Fold and address'),
      list(...foldWords(sheets)),
      heading('3. Post it'),
      list(
        whenWords(pack),
        `Send it first class. ${sheets > sheetsOfLetter ? 'It weighs more than 100 g: ask at the counter what a large letter costs.' : 'Ask at the counter if you are not sure what it costs.'}`,
        'At a Post Office counter, ask for a certificate of posting (“proof of posting”). It is free, and it is what a court asks for.',
        'Write your own address on the back of the envelope. If it cannot be delivered, it then comes back to you.',
      ),
      heading('4. Record it'),
      text(
        `Photograph the certificate, the same day if you can, and record the posting on the page of your claim: ${claimAddress}`,
      ),
      text(`${toName} is then asked to reply by ${formatLongDate(pack.replyUntil)}.`),
      ...unprinted(leftOut),
    ],
  };
}

const foldWords = (sheets: number): readonly string[] =>
  sheets <= sheetsOfWindowEnvelope
    ? [
        'Take a DL window envelope (110 × 220 mm). Fold the sheets together in three at the small marks on the left, with the address outside.',
        'Put them in so that the address shows in the window, and tap the envelope on the table: nothing else may show.',
      ]
    : [
        'These are too many sheets to fold. Take a C4 envelope (229 × 324 mm), put them in flat, and write the name and the address from the address sheet on it.',
      ];

function whenWords({ isSecondCopy, letterDatedOn }: PostPack): string {
  const dated = formatLongDate(letterDatedOn);
  if (isSecondCopy) return `Post it today or tomorrow. The letter keeps its date, ${dated}.`;
  const last = formatLongDate(addDays(letterDatedOn, 1));
  return `The letter is dated ${dated}. Post it on that day or the next, ${last}. Later than that, date it anew on the page of your claim and print it again, so that they get their full time to reply.`;
}

const unprinted = (leftOut: readonly LeftOut[]): readonly PaperBlock[] =>
  leftOut.length === 0
    ? []
    : [
        heading('Files that are not printed here'),
        list(...leftOut.map(({ name, why }) => `${name}: ${why}`)),
        text(
          'Print those that belong to the letter yourself, put them in, and tick them on the list of enclosures.',
        ),
      ];

/** On top of the folded pile: nothing but the address shows in the window. */
export function addressSheet(pack: PostPack): Paper {
  return {
    title: pack.isSecondCopy ? 'Another copy of a letter to you' : 'A letter to you',
    about: `${letterName}, dated ${formatLongDate(pack.letterDatedOn)}`,
    addressedTo: [pack.toName, ...pack.toAddress],
    blocks: [
      facts(
        { label: 'Letter', value: pagesInWords(pack.letterPages) },
        { label: 'Enclosures', value: enclosuresInWords(pack) },
        { label: 'Reference', value: pack.shortReference },
        { label: 'Please reply by', value: formatLongDate(pack.replyUntil) },
      ),
      // The slip: this copy goes to another address, and nothing in the letter has changed.
      ...(pack.isSecondCopy ? sameLetterWords(pack).map((words) => text(words)) : []),
    ],
  };
}

function enclosuresInWords({ enclosures, leftOut }: PostPack): string {
  if (!hasList({ enclosures, leftOut })) return 'None';
  const pages = enclosures.reduce((sum, one) => sum + one.pages, 0);
  return enclosures.length === 0
    ? 'See the list behind the letter'
    : `${enclosures.length}, on ${pagesInWords(pages)}. See the list behind the letter`;
}

/** Behind the letter, for the other side: what is enclosed, and boxes for what the claimant adds by hand. */
export function listOfEnclosures({ enclosures, leftOut, letterDatedOn, shortReference }: PostPack): Paper {
  return {
    title: 'Enclosures',
    about: `${letterName}, dated ${formatLongDate(letterDatedOn)}, reference ${shortReference}`,
    blocks: [
      ...(enclosures.length === 0
        ? []
        : [
            {
              kind: 'table' as const,
              columns: [
                { title: 'No.', width: 0.6 },
                { title: 'Document', width: 7 },
                { title: 'Pages', width: 1, isSum: true },
              ],
              rows: enclosures.map(({ no, name, pages }) => ({ cells: [String(no), name, String(pages)] })),
            },
          ]),
      ...(leftOut.length === 0
        ? []
        : [
            heading('Printed separately'),
            text(
              'A document below is in this envelope if its box is ticked. Otherwise ask for a copy in your reply.',
            ),
            ...leftOut.map(({ name }) => ({ kind: 'choice' as const, text: name })),
          ]),
    ],
  };
}
