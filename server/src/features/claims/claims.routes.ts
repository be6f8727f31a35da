import { createApi } from '../../http/create-api.ts';
import { createActsRoutes } from './acts/acts.routes.ts';
import type { ClaimsDeps } from './claims.deps.ts';
import { createDraftsRoutes } from './drafts/drafts.routes.ts';
import { createEvidenceRoutes } from './evidence/evidence.routes.ts';
import { createHoldsRoutes } from './holds/holds.routes.ts';
import { createDraftLetterRoutes } from './letter/draft-letter.routes.ts';
import { createReadingRoutes } from './reading/reading.routes.ts';
import { createAgainRoutes } from './service/again/again.routes.ts';
import { createPapersRoutes } from './service/papers/papers.routes.ts';
import { createServiceRoutes } from './service/service.routes.ts';
import { createSubmissionRoutes } from './submission/submission.routes.ts';

/** Drafts come first: otherwise `/api/claims/drafts` matches the route of a claim with the id `drafts`. */
export function createClaimsRoutes(deps: ClaimsDeps) {
  return createApi()
    .route('/', createDraftsRoutes(deps))
    .route('/', createDraftLetterRoutes(deps))
    .route('/', createSubmissionRoutes(deps))
    .route('/', createEvidenceRoutes(deps))
    .route('/', createPapersRoutes(deps))
    .route('/', createReadingRoutes(deps))
    .route('/', createActsRoutes(deps))
    .route('/', createHoldsRoutes(deps))
    .route('/', createAgainRoutes(deps))
    .route('/', createServiceRoutes(deps));
}

export type ClaimsApi = ReturnType<typeof createClaimsRoutes>;
