import { z } from '@hono/zod-openapi';
import { poundsFromPence } from '@plainclaim/domain/shared/money';
import { only } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, routesWith } from '../../../http/declare-route.ts';
import type { PaymentsDeps } from '../payments.deps.ts';
import { previewLink } from './preview-link.ts';

const adminRoute = routesWith({ tags: ['Administration'], middleware: only('admin') });

const mailSchema = z.object({ subject: z.string(), text: z.string() });

const previewRoute = adminRoute('get', '/api/admin/claims/{id}/payment-link', {
  summary: 'Preview the payment link of a claim: its amount and mail, or why none can be sent',
  request: { params: z.object({ id: z.string().openapi({ description: 'Id of the claim' }) }) },
  responses: {
    200: jsonAnswer(
      'The preview',
      z
        .object({
          amount: z.number().openapi({ description: 'Pounds' }),
          is_settlement: z
            .boolean()
            .openapi({ description: 'Whether the amount is that of an accepted offer' }),
          refusal: z.string().nullable(),
          is_disputed: z.boolean().openapi({
            description: 'Whether the newest reply disputes the claim, or an admin marked it as disputed',
          }),
          mail: mailSchema.openapi({ description: 'To the defendant' }),
          mail_to_team: mailSchema.nullable().openapi({
            description: 'To our team, which passes the link on; null when the address is known',
          }),
        })
        .openapi('PaymentLinkPreview'),
    ),
  },
});

export function createLinkPreviewRoutes(deps: PaymentsDeps) {
  return createApi().openapi(previewRoute, async (c) => {
    const preview = await previewLink(deps, c.req.valid('param').id);
    const { mail, mailToTeam } = preview;
    return c.json(
      {
        amount: poundsFromPence(preview.amount),
        is_settlement: preview.isSettlement,
        refusal: preview.refusal,
        is_disputed: preview.isDisputed,
        mail: { subject: mail.subject, text: mail.text },
        mail_to_team: mailToTeam && { subject: mailToTeam.subject, text: mailToTeam.text },
      },
      200,
    );
  });
}

export type LinkPreviewApi = ReturnType<typeof createLinkPreviewRoutes>;
