import type { z } from '@hono/zod-openapi';
import { defendantName } from '@plainclaim/domain/claims/defendant';
import { isTakenForReply } from '@plainclaim/domain/replies/judgement';
import { penceFromDecimal, poundsFromPence } from '@plainclaim/domain/shared/money';
import type { ClaimRow } from '../claims/index.ts';
import type { PartyReply } from './claim-replies/read-claim-replies.ts';
import type { MatchPreview } from './preview-match.ts';
import type { partyReplySchema, replySchema } from './replies.schemas.ts';
import type { AttachmentRow, ResponseRow } from './replies.store.ts';
import type { ReplySummary } from './summarise-replies.ts';

export type ReplyToShow = {
  readonly response: ResponseRow;
  readonly attachments: readonly AttachmentRow[];
  readonly claim: ClaimRow | undefined;
};

export type ReplyListCount = { readonly count: number; readonly isMore: boolean };

export type ReplyListCounts = { readonly toMatch: ReplyListCount; readonly automatic: ReplyListCount };

export function presentReply({ response, attachments, claim }: ReplyToShow): z.input<typeof replySchema> {
  return {
    id: response.id,
    claim_id: response.claimId,
    email_subject: response.emailSubject,
    email_body: response.emailBody,
    sender_email: response.senderEmail,
    parsed_type: response.parsedType,
    confidence: response.confidence,
    requires_manual_review: response.requiresManualReview,
    reviewed_at: response.reviewedAt?.toISOString() ?? null,
    processed_at: response.processedAt?.toISOString() ?? null,
    created_at: response.createdAt.toISOString(),
    kind: response.kind,
    is_reply: isTakenForReply(response),
    may_be_answer: response.kind === 'auto-reply' && response.parsedType !== 'UNCLEAR',
    undo_until: response.undoUntil?.toISOString() ?? null,
    source: response.source,
    channel: response.channel,
    received_on: response.receivedOn,
    matches: response.matches.map(({ name, category, start, end }) => ({ name, category, start, end })),
    attachments: attachments.map(presentAttachment),
    claim: claim ? presentClaimOf(claim) : null,
  };
}

/** For the solicitor of a case, who is a party: without what the program and the team made of it. */
export const presentPartyReply = (reply: PartyReply): z.input<typeof partyReplySchema> => ({
  id: reply.id,
  email_subject: reply.subject,
  email_body: reply.text,
  sender_email: reply.from,
  created_at: reply.receivedAt.toISOString(),
  kind: reply.kind,
  channel: reply.channel,
  received_on: reply.receivedOn,
  attachments: reply.files.map(presentAttachment),
});

export const presentAttachment = ({ id, fileName, fileType, fileSize }: AttachmentRow) => ({
  id,
  file_name: fileName,
  file_type: fileType,
  file_size: fileSize,
});

const presentClaimOf = (claim: ClaimRow) => ({
  id: claim.id,
  short_reference: claim.shortReference,
  amount: poundsFromPence(penceFromDecimal(claim.amount)),
  defendant_name: defendantName(claim),
  defendant_email: claim.defendantEmail,
  plaintiff_name: claim.plaintiffName,
  issue_type: claim.issueType,
  jurisdiction: claim.jurisdiction,
  description: claim.description,
  status: claim.status,
  disputed_at: claim.disputedAt?.toISOString() ?? null,
  created_at: claim.createdAt.toISOString(),
});

export const presentPreview = ({ claim, mail }: MatchPreview) => ({ claim: presentClaimOf(claim), mail });

const presentCount = ({ count, isMore }: ReplyListCount) => ({ count, is_more: isMore });

export const presentCounts = (counts: ReplyListCounts) => ({
  to_match: presentCount(counts.toMatch),
  automatic: presentCount(counts.automatic),
});

export const presentSummary = (counts: ReplySummary) => ({
  claims_with_responses: counts.claims,
  total_responses: counts.total,
  payment_agreements: counts.payments,
  disputes: counts.disputes,
  need_review: counts.toReview,
});
