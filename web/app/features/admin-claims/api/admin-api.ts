import type { AdminClaimsApi } from '@plainclaim/server/features/claims/admin/admin.routes';
import type { ClaimsApi } from '@plainclaim/server/features/claims/claims.routes';
import type { LinkPreviewApi } from '@plainclaim/server/features/payments/links/link-preview.routes';
import type { HandRepliesApi } from '@plainclaim/server/features/replies/hand-replies.routes';
import type { RepliesApi } from '@plainclaim/server/features/replies/replies.routes';
import type { ReviewApi } from '@plainclaim/server/features/replies/review/review.routes';
import type { SettlementsApi } from '@plainclaim/server/features/settlements/settlements.routes';
import type { AdminSearchesApi } from '@plainclaim/server/features/solicitors/searching/admin-searches.routes';
import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import { apiFetch } from '../../../lib/api.ts';

const options = { fetch: apiFetch };

export const adminApi = hc<AdminClaimsApi>('/', options).api.admin;
export const repliesApi = hc<RepliesApi>('/', options).api.admin.replies;
export const handRepliesApi = hc<HandRepliesApi>('/', options).api.admin.replies;
export const settlementsApi = hc<SettlementsApi>('/', options);
export const reviewApi = hc<ReviewApi>('/', options).api.admin.claims[':id'];
export const holdApi = hc<ClaimsApi>('/', options).api.admin.claims[':id'].hold;
export const linkApi = hc<LinkPreviewApi>('/', options).api.admin.claims[':id']['payment-link'];
export const searchesApi = hc<AdminSearchesApi>('/', options).api.admin.claims[':id']['solicitor-searches'];

export type AdminDashboard = InferResponseType<(typeof adminApi)['dashboard']['$get'], 200>;
export type AdminClaim = InferResponseType<(typeof adminApi)['claims']['$get'], 200>['claims'][number];
export type Reply = InferResponseType<(typeof repliesApi)['$get'], 200>['responses'][number];
export type ReplyListName = NonNullable<InferRequestType<(typeof repliesApi)['$get']>['query']['list']>;
export type ReplyCounts = InferResponseType<(typeof repliesApi)['counts']['$get'], 200>;
export type ManualReply = InferRequestType<(typeof repliesApi)['$post']>['json'];
export type HandReply = InferRequestType<(typeof handRepliesApi)['by-hand']['$post']>['json'];
export type Offer = InferResponseType<
  (typeof settlementsApi)['api']['admin']['settlements'][':claimId']['$get'],
  200
>['offers'][number];
export type Review = InferResponseType<(typeof reviewApi)['review']['$get'], 200>;
export type Assessment = InferRequestType<(typeof reviewApi)['assessment']['$post']>['json'];
export type SolicitorSearch = InferResponseType<(typeof searchesApi)['$get'], 200>['searches'][number];
