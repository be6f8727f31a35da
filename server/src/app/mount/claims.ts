import {
  createAdminClaimsRoutes,
  createClaimFunctionsRoutes,
  createClaimsRoutes,
} from '../../features/claims/index.ts';
import { countUnread } from '../../features/contact/index.ts';
import { createLettersRoutes } from '../../features/letters/index.ts';
import { countFailedMails } from '../../features/outbox/index.ts';
import { revenueReaders } from '../../features/payments/index.ts';
import { countSolicitors } from '../../features/profiles/index.ts';
import type { Api, Parts } from '../parts.ts';

export function mountClaims(api: Api, { platform, slices: { claims } }: Parts): void {
  api.route('/', createClaimsRoutes(claims));
  api.route('/', createClaimFunctionsRoutes(claims));
  api.route('/', createLettersRoutes({ ...claims, languageModel: platform.languageModel }));
}

export function mountAdminClaims(api: Api, { platform }: Parts): void {
  const { db } = platform;
  const countWaiting = async () => ({
    unreadMessages: await countUnread(platform),
    failedMails: await countFailedMails(db),
    pendingSolicitors: (await countSolicitors(db)).pending,
  });
  api.route('/', createAdminClaimsRoutes({ ...platform, ...revenueReaders(db), countWaiting }));
}
