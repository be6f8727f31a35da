import { z } from '@hono/zod-openapi';
import { guidanceOptions } from '@plainclaim/domain/claims/guidance';
import { replyChannels } from '@plainclaim/domain/replies/channels';
import { claimMailSchema, claimSchema, claimSummarySchema, documentSchema } from '../claims.schemas.ts';
import { draftSummarySchema } from '../drafts/drafts.schemas.ts';
import { factsSchema } from '../facts/facts.schemas.ts';
import { holdSchema } from '../holds/holds.schemas.ts';
import { serviceSchema } from '../service/service.schemas.ts';
import { claimPaymentSchema } from './claim-payment.ts';

const pageQuery = z.object({
  cursor: z.string().max(200).optional().openapi({ description: 'next_cursor of the page before' }),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

export const claimsQuery = pageQuery.extend({
  search: z.string().max(200).optional().openapi({
    description: 'A name, an e-mail address, a claim id, a short reference or an amount in pounds',
  }),
});

export const timelineKinds = ['incident', 'submitted', 'letter-sent', 'response-deadline'] as const;

export const nextStepKinds = [
  'on-hold',
  'write-letter',
  'sending',
  'serve',
  'wait',
  'after-deadline',
  'read-reply',
  'seems-disputed',
  'disputed',
  'await-explanation',
  'agree-solicitor',
  'asking-solicitors',
  'with-solicitor',
  'no-solicitor',
  'solicitor-done',
  'asked-to-pay',
  'after-refund',
  'answer-offer',
  'after-rejection',
  'in-hand',
  'await-payment',
  'done',
  'stopped',
] as const;

export const detailsAnswer = z
  .object({
    claim: claimSchema,
    facts: factsSchema.nullable().openapi({ description: 'Null once the claim was erased' }),
    documents: z.array(documentSchema),
    mails: z.array(claimMailSchema),
    timeline: z.array(
      z.object({
        kind: z.enum(timelineKinds),
        at: z
          .string()
          .nullable()
          .openapi({ description: 'A date for the incident, a timestamp for other entries' }),
        label: z.string(),
        exact: z.boolean().optional().openapi({
          description: 'Of the incident: false where only its month is known, and the date is its first day',
        }),
      }),
    ),
    next_step: z.object({
      kind: z.enum(nextStepKinds),
      sentence: z.string(),
      options: z.array(z.enum(guidanceOptions)),
    }),
    hold: holdSchema.nullable().openapi({ description: 'The pause that the claim is in' }),
    interest_free_days: z.array(z.object({ from: z.iso.date(), to: z.iso.date().nullable() })).openapi({
      description: 'Days of confirmed breathing spaces and moratoriums; null while no end is known',
    }),
    payment: claimPaymentSchema,
    service: serviceSchema,
    replies: z
      .array(
        z.object({
          id: z.uuid(),
          received_at: z.iso.datetime(),
          channel: z
            .enum(replyChannels)
            .nullable()
            .openapi({ description: 'How it came, where it is no mail' }),
          received_on: z.iso
            .date()
            .nullable()
            .openapi({ description: 'The day it came, where it is no mail' }),
          from: z
            .string()
            .nullable()
            .openapi({ description: 'The address that the claim has for the defendant; null for any other' }),
          subject: z.string(),
          text: z.string(),
          attachments: z.array(
            z.object({ id: z.uuid(), file_name: z.string(), file_type: z.string(), file_size: z.int() }),
          ),
          corrections: z
            .array(z.object({ at: z.iso.datetime(), words: z.string() }))
            .openapi({ description: 'What our team put right in its mails about this reply, oldest first' }),
        }),
      )
      .openapi({ description: 'What the other side answered, newest first, at most 20' }),
    unconfirmed_replies: z
      .array(
        z.object({
          id: z.uuid(),
          received_at: z.iso.datetime(),
          from: z.string().nullable().openapi({
            description:
              'To parties only the address that the claim has for the defendant; null for any other',
          }),
          subject: z.string(),
          text: z.string(),
        }),
      )
      .openapi({ description: 'Mails that name the claim but are not confirmed to be from the defendant' }),
    may: z.object({
      cancel: z.boolean(),
      mark_paid: z.boolean(),
      add_documents: z.boolean(),
      take_court_route: z.boolean(),
      generate_letter: z.boolean(),
      send_letter: z.boolean(),
      set_hold: z.boolean(),
      lift_hold: z.boolean(),
      record_service: z.boolean(),
      correct_party: z.boolean(),
      send_again: z.boolean(),
    }),
  })
  .openapi('ClaimDetails');

export const attentionKinds = [
  'answer-offer',
  'mail-failed',
  'after-deadline',
  'seems-disputed',
  'disputed',
  'write-letter',
] as const;

export const dashboardAnswer = z
  .object({
    name: z.string(),
    stats: z.object({ total: z.int(), pending: z.int(), active: z.int(), resolved: z.int() }),
    recent: z.array(claimSummarySchema),
    drafts: z.array(draftSummarySchema),
    attention: z.array(z.object({ claim_id: z.uuid(), kind: z.enum(attentionKinds), sentence: z.string() })),
  })
  .openapi('PlaintiffDashboard');
