import { z } from '@hono/zod-openapi';
import { claimStatuses } from '@plainclaim/domain/claims/statuses';
import { answers, rejectionWays } from '@plainclaim/domain/settlements/answer';
import { longestOfferText } from '@plainclaim/domain/settlements/offer';
import { longText } from '@plainclaim/domain/shared/text';

const moment = () => z.iso.datetime();
const pounds = () => z.number().openapi({ description: 'Pounds' });

/** Any text: an invalid id is answered like a missing offer. */
export const claimParam = z.object({ claimId: z.string().openapi({ description: 'Id of the claim' }) });
export const offerParam = z.object({ offerId: z.string().openapi({ description: 'Id of the offer' }) });

const offerText = () => longText(longestOfferText).nullish();

/** Deliberately loose: the verb refuses missing or invalid values in the specification's words. */
export const offerRequest = z
  .object({
    claim_id: z.string().nullish(),
    offered_amount: z
      .number()
      .nullish()
      .openapi({ description: 'Pounds, above zero, with at most two decimals' }),
    defendant_message: offerText().openapi({ type: 'string', description: 'Shown to the claimant' }),
    admin_notes: offerText().openapi({ type: 'string', description: 'Shown to admins only' }),
  })
  .openapi('SettlementOfferRequest');

export const offerPreviewBody = offerRequest
  .pick({ offered_amount: true, defendant_message: true })
  .openapi('OfferToPreview');

export const offerPreviewAnswer = z
  .object({
    plaintiff_name: z.string(),
    defendant_name: z.string(),
    claimed_amount: pounds(),
    offered_amount: pounds(),
    commission: pounds(),
    to_claimant: pounds().openapi({ description: 'What is left for the claimant when it is paid here' }),
    link_notice: z.string().nullable().openapi({
      description: 'What becomes of a live payment link for another sum; null where there is none',
    }),
    mail: z
      .object({ to: z.string(), subject: z.string(), text: z.string() })
      .nullable()
      .openapi({ description: 'What the claimant will be sent; null after they deleted their account' }),
  })
  .openapi('OfferPreview');

export const offerOutcome = z
  .object({
    success: z.boolean(),
    error: z.string().optional(),
    settlement_reference: z.string().optional(),
  })
  .openapi('SettlementOfferOutcome');

export const responseSchema = z
  .object({ response_type: z.enum(answers), response_timestamp: moment() })
  .openapi('SettlementResponse');

export const withdrawalBody = z
  .object({
    reason: longText(longestOfferText).openapi({ description: 'Shown to the claimant; may be empty' }),
  })
  .openapi('OfferWithdrawal');

export const withdrawalAnswer = z
  .object({ withdrawn_at: moment(), is_claimant_told: z.boolean() })
  .openapi('WithdrawnOffer');

const offerColumns = {
  id: z.uuid(),
  claim_id: z.uuid(),
  offered_amount: pounds(),
  settlement_reference: z.string(),
  defendant_message: z.string(),
  created_at: moment(),
};

export const settlementAnswer = z
  .object({
    offer: z.object({
      ...offerColumns,
      legal_claims: z.object({
        id: z.uuid(),
        short_reference: z.string(),
        user_id: z.uuid(),
        amount: pounds(),
        issue_type: z.string(),
        jurisdiction: z.string(),
        plaintiff_name: z.string(),
        defendant_name: z.string(),
        status: z.enum(claimStatuses),
      }),
    }),
    response: responseSchema.nullable(),
    shortfall: z.object({
      amount: pounds(),
      percent: z.string().openapi({ description: 'Per cent of the claim, with one decimal' }),
    }),
    may_answer: z.boolean(),
    link_notice: z.string().nullable().openapi({
      description: 'What accepting does to a live payment link for another sum; null where there is none',
    }),
    after_rejection: z.enum(rejectionWays),
    solicitor_wanted_at: moment().nullable(),
    solicitor_search: z
      .enum(['asking', 'placed'])
      .nullable()
      .openapi({ description: 'The open search for a solicitor' }),
  })
  .openapi('Settlement');

export const offersAnswer = z
  .object({
    offers: z.array(
      z.object({
        ...offerColumns,
        admin_notes: z.string(),
        shown_from: moment().openapi({ description: 'The claimant sees it from then on' }),
        answerable_until: moment()
          .nullable()
          .openapi({ description: 'Replaced, it can be answered until the newer offer is shown' }),
        replaced_at: moment().nullable(),
        withdrawn_at: moment().nullable(),
        response: responseSchema.nullable(),
      }),
    ),
  })
  .openapi('SettlementOffers');
