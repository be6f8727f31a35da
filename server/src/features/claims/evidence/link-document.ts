import type { Actor } from '@plainclaim/domain/accounts/actor';
import { signDownload } from '../../../platform/files/download-link.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { openClaimDocument, openDraftDocument } from './open-document.ts';

/** Long enough to press a button or to look at a picture again. */
const linkMinutes = 10;

export async function linkDraftDocument(
  deps: ClaimsDeps,
  actor: Actor,
  draftId: string,
  documentId: string,
): Promise<string> {
  await openDraftDocument(deps, actor, draftId, documentId);
  return shortLink(deps, actor, 'draft-document', [draftId, documentId]);
}

export async function linkClaimDocument(
  deps: ClaimsDeps,
  actor: Actor,
  claimId: string,
  documentId: string,
): Promise<string> {
  await openClaimDocument(deps, actor, claimId, documentId);
  return shortLink(deps, actor, 'claim-document', [claimId, documentId]);
}

function shortLink(
  { clock, secretKey }: ClaimsDeps,
  { sessionId }: Actor,
  kind: 'draft-document' | 'claim-document',
  of: readonly string[],
): string {
  const expiresAt = new Date(clock.now().getTime() + linkMinutes * 60_000);
  return signDownload({ kind, of, sessionId, expiresAt }, secretKey);
}

/** For a letter: its reader opens the link without signing in. */
export function linkLetterDocument(
  { secretKey }: Pick<ClaimsDeps, 'secretKey'>,
  { filePath }: { readonly filePath: string },
  expiresAt: Date,
): string {
  return signDownload({ kind: 'letter-document', of: [filePath], expiresAt }, secretKey);
}
