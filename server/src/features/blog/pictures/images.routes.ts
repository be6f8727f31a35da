import { z } from '@hono/zod-openapi';
import { actorWithAddress, only } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, routesWith } from '../../../http/declare-route.ts';
import type { BlogDeps } from '../blog.ts';
import { uploadImage } from './upload-image.ts';

const adminRoute = routesWith({ tags: ['Blog management'], middleware: only('admin') });

const uploadRoute = adminRoute('post', '/api/admin/blog/images', {
  summary: 'Upload a picture of up to 5 MB; the request body is the file',
  request: {
    body: {
      required: true,
      content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
  responses: {
    201: jsonAnswer(
      'The picture, stored in several widths as AVIF and WebP',
      z.object({
        image: z.object({ url: z.string(), width: z.int(), height: z.int() }).openapi('BlogImage'),
      }),
    ),
  },
});

export function createImagesRoutes(deps: BlogDeps) {
  return createApi().openapi(uploadRoute, async (c) => {
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    const { url, width, height } = await uploadImage(deps, actorWithAddress(c), bytes);
    return c.json({ image: { url, width, height } }, 201);
  });
}
