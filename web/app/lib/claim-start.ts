import { submitClaimTarget } from '@plainclaim/domain/accounts/landing';
import type { Viewer } from './viewer-hint.ts';

const wizard = '/submit-claim';

/** Answers that a new claim may begin with, by the names they have in its form and in the address. */
export const carriedFields = [
  'amount',
  'jurisdiction',
  'issueType',
  'incidentDate',
  'defendantType',
] as const;
export type CarriedAnswers = Readonly<Record<(typeof carriedFields)[number], string>>;

/** The wizard on a new claim that begins with these answers. */
export const newClaimAddress = (answers: CarriedAnswers): string =>
  `${wizard}?${new URLSearchParams({ draft: 'new', ...answers })}`;

/** Strangers make an account first, and are led on from there. */
export const claimSignUpPath = (target: string = wizard): string =>
  `/signup?return_url=${target.replaceAll(/[?&=%+#]/g, encodeURIComponent)}`;

/** Where 'Submit Your Claim' leads a signed-in user. */
export function claimTargetOf(role: Viewer['role'], target: string = wizard): string {
  const usual = submitClaimTarget(role);
  return usual === wizard ? target : usual;
}

/** Where 'Submit Your Claim' leads, as far as the page knows who is looking. */
export const claimStartPath = (viewer: Viewer | null, target: string = wizard): string =>
  viewer ? claimTargetOf(viewer.role, target) : claimSignUpPath(target);
