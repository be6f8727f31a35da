import { z } from '@hono/zod-openapi';
import { defendantTypes } from '@plainclaim/domain/claims/defendant';
import { claimStatuses } from '@plainclaim/domain/claims/statuses';

const moment = () => z.iso.datetime();

export const pdfContent = {
  'application/pdf': { schema: z.string().openapi({ format: 'binary' }) },
};

const replyReceivedAt = moment().nullable().optional().openapi({
  description:
    'When the newest counted reply was received, which is then also response_deadline; null before a reply',
});

/** Any text: an invalid id gets the same 404 as a missing claim. */
export const idParam = z.object({ id: z.string().openapi({ description: 'Id of the claim or draft' }) });

export const documentParams = idParam.extend({
  documentId: z.string().openapi({ description: 'Id of the document' }),
});

export const fileNameQuery = z.object({
  name: z
    .string({ error: 'The file needs a name' })
    .min(1, { error: 'The file needs a name' })
    .max(400, { error: 'Please use a shorter file name' })
    .openapi({ description: 'File name with its extension' }),
});

/** Of a document added to a submitted claim. */
export const newDocumentQuery = fileNameQuery.extend({
  purpose: z.enum(['proof-of-service']).optional().openapi({
    description: 'How the letter went, such as a certificate of posting. Evidence by default',
  }),
});

/** The raw bytes: a multipart form would have to be held in memory. */
export const fileBody = {
  required: true,
  content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
};

export const documentSchema = z
  .object({
    id: z.uuid(),
    file_name: z.string(),
    file_type: z.string(),
    file_size: z.int(),
    created_at: moment(),
    kept_back: z.boolean().optional().openapi({
      description:
        'Of a submitted claim: the claimant kept it back when the letter went. The other side has not seen it',
    }),
    purpose: z.enum(['proof-of-service']).optional().openapi({
      description: 'Of a submitted claim: shows how the letter went, and is no evidence',
    }),
  })
  .openapi('ClaimDocument');

export const linkAnswer = z
  .object({ url: z.string().openapi({ description: 'Expires after a few minutes' }) })
  .openapi('DocumentLink');

export const shortReferenceSchema = z
  .string()
  .openapi({ description: 'Human-readable reference with a check character, such as PC-7K4M-92QR' });

export const claimSchema = z
  .object({
    id: z.uuid(),
    short_reference: shortReferenceSchema,
    user_id: z.uuid(),
    issue_type: z.string(),
    description: z.string(),
    amount: z.number().openapi({ description: 'Pounds' }),
    jurisdiction: z.string(),
    plaintiff_name: z.string(),
    plaintiff_email: z.string(),
    plaintiff_date_of_birth: z.iso.date().nullable(),
    plaintiff_address: z.string(),
    plaintiff_postcode: z.string(),
    defendant_type: z.enum(defendantTypes),
    defendant_first_name: z.string(),
    defendant_last_name: z.string(),
    defendant_company_name: z.string(),
    defendant_contact_person: z.string(),
    defendant_email: z.string(),
    defendant_email_unknown: z.boolean(),
    defendant_address_line_1: z.string(),
    defendant_address_line_2: z.string(),
    defendant_town_city: z.string(),
    defendant_postcode: z.string(),
    defendant_name: z.string().openapi({ description: 'Display name: company, or first and last name' }),
    defendant_address: z.string().openapi({ description: 'Display address: its lines joined with commas' }),
    incident_date: z.iso.date(),
    police_incident_number: z.string().nullable(),
    status: z.enum(claimStatuses),
    created_at: moment(),
    letter_sent_at: moment().nullable(),
    response_deadline: moment().nullable(),
    reply_received_at: replyReceivedAt,
    generated_letter_content: z.string().nullable(),
  })
  .openapi('Claim');

export const claimAnswer = z.object({ claim: claimSchema });

export const claimSummarySchema = z
  .object({
    id: z.uuid(),
    short_reference: shortReferenceSchema,
    issue_type: z.string(),
    status: z.enum(claimStatuses),
    stage: z.string().openapi({ description: 'Current stage in words; empty for a closed claim' }),
    description: z.string(),
    amount: z.number().openapi({ description: 'Pounds' }),
    jurisdiction: z.string(),
    defendant_name: z.string(),
    created_at: moment(),
    response_deadline: moment().nullable(),
    reply_received_at: replyReceivedAt,
  })
  .openapi('ClaimSummary');

export const mailStates = ['queued', 'sent', 'failed', 'kept'] as const;

export const claimMailSchema = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    to: z.string(),
    subject: z.string(),
    state: z
      .enum(mailStates)
      .openapi({ description: 'kept: stored and not sent, because no mail server is configured' }),
    created_at: moment(),
    sent_at: moment().nullable(),
    attachments: z.int().openapi({ description: 'Files that came with it, without the PDF of the letter' }),
    notice: z.string().nullable().openapi({ description: 'Notice to show beside the mail' }),
  })
  .openapi('ClaimMail');
