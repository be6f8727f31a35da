export { publishScheduledPosts, publishScheduledPostsWorker } from './blog.jobs.ts';
export { createBlogRoutes } from './blog.routes.ts';
export { blogBodies } from './body-limits.ts';
