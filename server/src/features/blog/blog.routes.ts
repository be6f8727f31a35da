import { createApi } from '../../http/create-api.ts';
import type { BlogDeps } from './blog.ts';
import { createImagesRoutes } from './pictures/images.routes.ts';
import { createPostsRoutes } from './posts/posts.routes.ts';
import { createReadingRoutes } from './reading/reading.routes.ts';
import { createShelvesRoutes } from './shelves/shelves.routes.ts';

/** The blog: public reading under /api/blog, editing for admins under /api/admin/blog. */
export function createBlogRoutes(deps: BlogDeps) {
  return createApi()
    .route('/', createReadingRoutes(deps))
    .route('/', createPostsRoutes(deps))
    .route('/', createShelvesRoutes(deps))
    .route('/', createImagesRoutes(deps));
}

export type BlogApi = ReturnType<typeof createBlogRoutes>;
