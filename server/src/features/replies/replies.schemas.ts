import { z } from '@hono/zod-openapi';
import { claimStatuses } from '@plainclaim/domain/claims/statuses';
import { replyChannels } from '@plainclaim/domain/replies/channels';
import { confidences } from '@plainclaim/domain/replies/classify-reply';
import { replyCategories, replyTypes } from '@plainclaim/domain/replies/patterns';
import { replyLists } from './reply-lists.store.ts';

const moment = () => z.iso.datetime();

const attachmentSchema = z.object({
  id: z.uuid(),
  file_name: z.string(),
  file_type: z.string(),
  file_size: z.int(),
});

export const replyIdParam = z.object({ id: z.string().openapi({ description: 'Id of the reply' }) });

/** One message for every error in the form. */
export const manualReplyMessage = 'Email Subject, Body, and Sender Email cannot be empty.';

export const manualReplyBody = z
  .object({
    email_subject: z.string().max(500),
    email_body: z.string().max(100_000),
    sender_email: z.string().max(254),
    claim_id: z.string().optional().openapi({ description: 'Required when the subject names no claim' }),
  })
  .openapi('ManualReply');

export const handReplyBody = z
  .object({
    claim_id: z.string(),
    channel: z.enum(replyChannels, { error: 'Please say how it came.' }),
    received_on: z.iso.date({ error: 'Please give the day it was received.' }),
    // A generous limit: the verb refuses longer text and says how long it is.
    said: z.string().max(100_000),
  })
  .openapi('HandReply');

export const replyFileAnswer = z.object({ attachment: attachmentSchema });

export const matchBody = z.object({ claim_id: z.string() });

export const judgeBody = z.object({
  is_reply: z
    .boolean()
    .openapi({ description: 'True marks the mail as a reply, false as none; either undoes the other' }),
});

export const listQuery = z.object({
  list: z.enum(replyLists).default('all'),
  search: z
    .string()
    .max(200)
    .optional()
    .openapi({ description: 'Beginnings of words of sender, subject and text' }),
});

const listCount = z.object({ count: z.int(), is_more: z.boolean() });

export const countsAnswer = z.object({ to_match: listCount, automatic: listCount });

const replyClaim = z.object({
  id: z.uuid(),
  short_reference: z.string(),
  amount: z.number().openapi({ description: 'Pounds' }),
  defendant_name: z.string(),
  defendant_email: z.string(),
  plaintiff_name: z.string(),
  issue_type: z.string(),
  jurisdiction: z.string(),
  description: z.string(),
  status: z.enum(claimStatuses),
  disputed_at: moment().nullable().openapi({ description: 'When an admin marked the claim as disputed' }),
  created_at: moment(),
});

export const replySchema = z
  .object({
    id: z.uuid(),
    claim_id: z.uuid().nullable(),
    email_subject: z.string(),
    email_body: z.string(),
    sender_email: z.string(),
    parsed_type: z.enum(replyTypes),
    confidence: z.enum(confidences),
    requires_manual_review: z.boolean(),
    reviewed_at: moment().nullable().openapi({ description: 'When an admin answered or acted on its claim' }),
    processed_at: moment().nullable(),
    created_at: moment(),
    kind: z.enum(['reply', 'auto-reply', 'bounce']).openapi({ description: 'Kind of mail by its headers' }),
    is_reply: z.boolean().openapi({ description: 'Whether it counts as a reply; an admin can change it' }),
    may_be_answer: z.boolean().openapi({ description: 'Whether an automatic reply may contain an answer' }),
    undo_until: moment().nullable().openapi({ description: 'Until when the match can be undone' }),
    source: z.enum(['manual', 'webhook', 'smtp']),
    channel: z.enum(replyChannels).nullable().openapi({
      description: 'How a reply that is not a mail came: it has no subject and no sender. Null for mails',
    }),
    received_on: z.iso
      .date()
      .nullable()
      .openapi({ description: 'When a reply that is not a mail came; null for mails' }),
    matches: z.array(
      z.object({
        name: z.string(),
        category: z.enum(replyCategories),
        start: z.int(),
        end: z.int(),
      }),
    ),
    attachments: z.array(attachmentSchema),
    claim: replyClaim.nullable(),
  })
  .openapi('DefendantResponse');

export const partyReplySchema = replySchema
  .pick({
    id: true,
    email_subject: true,
    email_body: true,
    created_at: true,
    kind: true,
    channel: true,
    received_on: true,
    attachments: true,
  })
  .extend({
    sender_email: z
      .string()
      .nullable()
      .openapi({ description: 'The address that the claim has for the defendant; null for any other' }),
  })
  .openapi('PartyReply');

export const replyAnswer = z.object({ response: replySchema });

export const previewAnswer = z.object({
  claim: replyClaim,
  mail: z
    .object({ to: z.string(), subject: z.string(), text: z.string() })
    .nullable()
    .openapi({ description: 'The mail that the claimant would get; null when their account is deleted' }),
});

export const pageQuery = z.object({
  cursor: z.string().optional().openapi({ description: 'next_cursor of the previous page' }),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

export const repliesAnswer = z.object({
  responses: z.array(replySchema),
  next_cursor: z.string().nullable(),
});

export const undoableAnswer = z.object({ responses: z.array(replySchema) });

export const summaryAnswer = z
  .object({
    claims_with_responses: z.int(),
    total_responses: z.int(),
    payment_agreements: z.int(),
    disputes: z.int(),
    need_review: z.int().openapi({ description: 'Flagged, and not reviewed yet' }),
  })
  .openapi('ResponseSummary');
