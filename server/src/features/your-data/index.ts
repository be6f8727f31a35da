export { emptyAccount } from './empty-account.ts';
export { expireDataJob, expireDataWorker } from './expire-data.ts';
export { type ExpiryPreview, previewExpiry } from './preview-expiry.ts';
export type { YourDataDeps } from './your-data.deps.ts';
export { createYourDataRoutes } from './your-data.routes.ts';
