import type { ClaimsApi } from '@plainclaim/server/features/claims/claims.routes';
import type { LettersApi } from '@plainclaim/server/features/letters/letters.routes';
import { hc, type InferResponseType } from 'hono/client';
import { apiFetch } from './api.ts';

/** Claims and drafts of the signed-in user. */
export const claimsApi = hc<ClaimsApi>('/', { fetch: apiFetch }).api.claims;

/** Letter generation. */
export const lettersApi = hc<LettersApi>('/', { fetch: apiFetch }).api.claims;

type Drafts = (typeof claimsApi)['drafts'];
type Details = InferResponseType<(typeof claimsApi)[':id']['$get'], 200>;

export type Draft = InferResponseType<Drafts[':id']['$get'], 200>['draft'];
export type DraftLetter = NonNullable<Draft['letter']>;
export type DraftRoom = InferResponseType<Drafts[':id']['room']['$get'], 200>['room'];
export type DraftSummary = InferResponseType<Drafts['$get'], 200>['drafts'][number];
export type ClaimDetails = Details;
export type Claim = Details['claim'];
export type ClaimDocument = Details['documents'][number];
export type LetterService = Details['service'];
export type LetterAttempt = LetterService['attempts'][number];
export type ClaimPayment = Details['payment'];
export type ClaimMail = Details['mails'][number];
export type ClaimSummary = InferResponseType<(typeof claimsApi)['$get'], 200>['claims'][number];
export type Dashboard = InferResponseType<(typeof claimsApi)['dashboard']['$get'], 200>;
