import { createRoute, z } from '@hono/zod-openapi';
import { only } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { json } from '../blog.schemas.ts';
import type { BlogDeps } from '../blog.ts';
import { editorOf } from '../posts/posts.routes.ts';
import { uploadImage } from './upload-image.ts';

const uploadRoute = createRoute({
  method: 'post',
  path: '/api/admin/blog/images',
  tags: ['Blog management'],
  summary: 'Upload a picture: the file itself is the body, under 5 MB',
  middleware: only('admin'),
  request: {
    body: {
      required: true,
      content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
  responses: {
    201: json(
      z.object({
        image: z.object({ url: z.string(), width: z.int(), height: z.int() }).openapi('BlogImage'),
      }),
      'Kept in several widths, as AVIF and WebP',
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
