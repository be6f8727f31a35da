import { z } from '@hono/zod-openapi';
import { only } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, routesWith } from '../../../http/declare-route.ts';
import type { BlogDeps } from '../blog.ts';
import { editorOf } from '../posts/posts.routes.ts';
import { uploadImage } from './upload-image.ts';

const adminRoute = routesWith({ tags: ['Blog management'], middleware: only('admin') });

const uploadRoute = adminRoute('post', '/api/admin/blog/images', {
  summary: 'Upload a picture: the file itself is the body, under 5 MB',
  request: {
    body: {
      required: true,
      content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
  responses: {
    201: jsonAnswer(
      'Kept in several widths, as AVIF and WebP',
      z.object({
        image: z.object({ url: z.string(), width: z.int(), height: z.int() }).openapi('BlogImage'),
      }),
    ),
  },
});

export function createImagesRoutes(deps: BlogDeps) {
  return createApi().openapi(uploadRoute, async (c) => {
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    const { url, width, height } = await uploadImage(deps, editorOf(c), bytes);
    return c.json({ image: { url, width, height } }, 201);
  });
}
