export {
  publishScheduledPosts,
  publishScheduledPostsWorker,
  tidyBlogImages,
  tidyBlogImagesWorker,
} from './blog.jobs.ts';
export { createBlogRoutes } from './blog.routes.ts';
export { blogBodies } from './body-limits.ts';
export { type BlogPlan, plantBlog } from './plant-blog.ts';
