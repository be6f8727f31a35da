import { z } from '@hono/zod-openapi';
import { poundsFromPence } from '@plainclaim/domain/shared/money';
import { only } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, routesWith } from '../../../http/declare-route.ts';
import type { PaymentsDeps } from '../payments.deps.ts';
import { previewLink } from './preview-link.ts';

const adminRoute = routesWith({ tags: ['Administration'], middleware: only('admin') });

const previewRoute = adminRoute('get', '/api/admin/claims/{id}/payment-link', {
  summary: 'Preview the payment link of a claim: its amount, or why none can be sent',
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
        })
        .openapi('PaymentLinkPreview'),
    ),
  },
});

export function createLinkPreviewRoutes(deps: PaymentsDeps) {
  return createApi().openapi(previewRoute, async (c) => {
    const { amount, isSettlement, refusal } = await previewLink(deps, c.req.valid('param').id);
    return c.json({ amount: poundsFromPence(amount), is_settlement: isSettlement, refusal }, 200);
  });
}

export type LinkPreviewApi = ReturnType<typeof createLinkPreviewRoutes>;
