import { everyone, type Operations } from './operation.ts';

const form = {
  'content-type': 'application/x-www-form-urlencoded',
  origin: 'http://plainclaim.test',
};

/** Routes outside the slices: health, docs, signed files and development tools. */
export const serverOperations: Operations = {
  'GET /healthz': { answers: everyone(200) },
  'GET /readyz': { answers: everyone(200) },
  'GET /metrics': { answers: everyone(200) },
  'GET /api/openapi.json': { answers: everyone(200) },
  'GET /api/docs': { answers: everyone(200) },
  'ALL /api/*': { answers: everyone(404) },
  'ALL /functions/*': { answers: everyone(404) },
  // The token is the permission: it is issued only to users who may see the file.
  'GET /files/:token': { call: ({ fileToken }) => ({ ids: { token: fileToken } }), answers: everyone(200) },
  'GET /files/public/:path{.+}': {
    call: ({ imagePath }) => ({ ids: { path: imagePath } }),
    answers: everyone(200),
  },
  'GET /dev/mailbox': { answers: everyone(200) },
  'GET /dev/mailbox/mailbox.css': { answers: everyone(200) },
  'GET /dev/mailbox/api': { answers: everyone(200) },
  'GET /dev/mailbox/texts': { answers: everyone(200) },
  'GET /dev/mailbox/:id': { call: ({ mailId }) => ({ ids: { id: mailId } }), answers: everyone(200) },
  'GET /dev/mailbox/:id/html': { call: ({ mailId }) => ({ ids: { id: mailId } }), answers: everyone(200) },
  'GET /dev/mailbox/:id/attachments/:attachmentId': {
    call: ({ mailWithFileId, mailFileId }) => ({ ids: { id: mailWithFileId, attachmentId: mailFileId } }),
    answers: everyone(200),
  },
  'GET /dev/checkout/checkout.css': { answers: everyone(200) },
  'GET /dev/checkout/:id': {
    call: ({ checkoutId }) => ({ ids: { id: checkoutId } }),
    answers: everyone(200),
  },
  'POST /dev/checkout/:id': {
    call: ({ checkoutId }) => ({
      ids: { id: checkoutId },
      bytes: new TextEncoder().encode('act=decline'),
      headers: form,
    }),
    answers: everyone(303),
  },
};
