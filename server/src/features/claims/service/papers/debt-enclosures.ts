import type { FactsContent } from '@plainclaim/domain/claims/facts/case-facts';
import type { Law } from '@plainclaim/domain/law/law';
import { debtEnclosuresOf } from '@plainclaim/domain/letters/enclosures/debt-enclosures';
import { enclosesDebtPapers } from '@plainclaim/domain/letters/enclosures/encloses-debt-papers';
import {
  type DebtEnclosureId,
  debtEnclosureIds,
  debtEnclosureNames,
} from '@plainclaim/domain/letters/enclosures/enclosure-names';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { type IsoDate, toIsoDate } from '@plainclaim/domain/shared/iso-date';
import type { AttachmentToQueue } from '../../../../platform/mail/queue-mail.ts';
import { renderPaperPdf } from '../../../../platform/pdf/render-paper-pdf.ts';
import type { ClaimsDeps } from '../../claims.deps.ts';
import type { ClaimToSend } from '../../claims.store.ts';
import { interestFreeDaysOf } from '../../holds/interest-free-days-of.ts';
import { type ClaimOfLetter, factsOfClaim } from '../../letter/letter-facts.ts';
import { enclosureFileKey } from '../../letter/letter-file.ts';

export type EnclosurePdf = {
  readonly id: DebtEnclosureId;
  /** For lists of enclosures and bookmarks. */
  readonly title: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

type Deps = Pick<ClaimsDeps, 'config' | 'law' | 'db'>;
type Dated = Pick<ClaimToSend, 'letterDatedOn' | 'letterSentAt' | 'createdAt'>;
type Claim = ClaimOfLetter & Dated & Pick<ClaimToSend, 'id'>;

/** The day on the letter. Without one, as in a claim older than the column, the day on which the letter was sent. */
const letterDayOf = ({ letterDatedOn, letterSentAt, createdAt }: Dated): IsoDate =>
  letterDatedOn ? toIsoDate(letterDatedOn) : londonDateOf(letterSentAt ?? createdAt);

/**
 * The papers that the Debt Protocol wants with a letter, in their order, as PDFs with the figures of the letter's day.
 * None for other claims, and none without facts; with `only`, that one.
 */
export async function debtEnclosures(
  deps: Deps,
  claim: Claim,
  told: FactsContent | undefined,
  only?: DebtEnclosureId,
): Promise<readonly EnclosurePdf[]> {
  const interestFree = told && (await interestFreeDaysOf(deps.db, claim.id));
  const all = told
    ? debtEnclosuresOf({
        context: { ...contextOf(deps.law, claim, told), interestFree },
        told,
        reference: claim.id,
      })
    : [];
  const papers = all.filter(({ id }) => only === undefined || id === only);
  const printed: EnclosurePdf[] = [];
  // One after another: typesetting blocks the process, and each takes tens of milliseconds.
  for (const { id, title, paper } of papers) {
    const bytes = await renderPaperPdf({ paper, sender: deps.config.SENDER_COMPANY, reference: claim.id });
    printed.push({ id, title, bytes: new Uint8Array(bytes) });
  }
  return printed;
}

/** The same papers as attachments of the mail that carries this letter. They are printed when the mail is sent. */
export function enclosuresToAttach(
  { law }: Pick<Deps, 'law'>,
  claim: Claim,
  letter: string,
  told: FactsContent | undefined,
): readonly AttachmentToQueue[] {
  if (!told || !enclosesDebtPapers(contextOf(law, claim, told))) return [];
  return debtEnclosureIds.map((id) => ({
    fileName: `${debtEnclosureNames[id].title}.pdf`,
    contentType: 'application/pdf',
    fileKey: enclosureFileKey(claim.id, letter, id),
    // Known once it is printed.
    size: 0,
  }));
}

const contextOf = (law: Law, claim: Claim, told: FactsContent) => ({
  facts: factsOfClaim(claim, told),
  today: letterDayOf(claim),
  law,
});
