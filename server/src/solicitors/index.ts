export { createApprovalRoutes } from './approval/approval.routes.ts';
export { welcomeSolicitor } from './approval/welcome-solicitor.ts';
export { createCasesRoutes } from './cases/cases.routes.ts';
export { referredTo } from './referred-to.ts';
export { openSearchIn } from './searching/open-search.ts';
export { createSearchingRoutes } from './searching/searching.routes.ts';
export { withdrawWithClaim } from './searching/withdraw-search.ts';
export type { SolicitorsDeps } from './solicitors.deps.ts';
export { solicitorJobs, solicitorWorkers } from './solicitors.jobs.ts';
