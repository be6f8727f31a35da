import type { Paper } from '@plainclaim/domain/letters/enclosures/paper';
import { costlyWork } from '../../../../platform/costly-work.ts';
import { renderPaperPdf } from '../../../../platform/pdf/render-paper-pdf.ts';
import type { ClaimsDeps } from '../../claims.deps.ts';

/** Prints our own sheets of a claim, each a document of its own. */
export const printPaper = (
  { config }: Pick<ClaimsDeps, 'config'>,
  userId: string,
  claimId: string,
  paper: Paper,
): Promise<Uint8Array> =>
  costlyWork(userId, () => renderPaperPdf({ paper, sender: config.SENDER_COMPANY, reference: claimId }));
