export {
  mailBlogNews,
  mailBlogNewsWorker,
  publishScheduledPosts,
  publishScheduledPostsWorker,
  tidyBlogImages,
  tidyBlogImagesWorker,
} from './blog.jobs.ts';
export { blogPersonalPart } from './blog.personal.ts';
export { createBlogRoutes } from './blog.routes.ts';
export { blogBodies } from './body-limits.ts';
export { blogFiles } from './pictures/blog-files.ts';
export { type BlogPlan, plantBlog } from './plant-blog.ts';
