import { submitClaimTarget } from '@plainclaim/domain/accounts/landing';
import type { PartyKind } from '@plainclaim/domain/claims/facts/case-facts';
import type { Viewer } from './viewer-hint.ts';

const wizard = '/submit-claim';

/** Answers that a new claim may start with, named as in its form and in the URL. */
export const carriedFields = [
  'amount',
  'jurisdiction',
  'issueType',
  'incidentDate',
  'defendantType',
] as const;

/** Kinds of the parties, of which the form itself has only the defendant's type. */
export const carriedKinds = ['claimant', 'defendant'] as const;

export type CarriedAnswers = Readonly<
  Record<(typeof carriedFields)[number], string> & Partial<Record<(typeof carriedKinds)[number], PartyKind>>
>;

/** The URL of the wizard for a new claim that starts with these answers. */
export const newClaimAddress = (answers: CarriedAnswers): string =>
  `${wizard}?${new URLSearchParams({ draft: 'new', ...answers })}`;

/** Visitors without an account sign up first, and are then taken to the wizard. */
export const claimSignUpPath = (target: string = wizard): string =>
  `/signup?return_url=${target.replaceAll(/[?&=%+#]/g, encodeURIComponent)}`;

/** Where 'Submit Your Claim' leads a signed-in user. */
export function claimTargetOf(role: Viewer['role'], target: string = wizard): string {
  const usual = submitClaimTarget(role);
  return usual === wizard ? target : usual;
}

/** Where 'Submit Your Claim' leads, judged by the viewer hint. */
export const claimStartPath = (viewer: Viewer | null, target: string = wizard): string =>
  viewer ? claimTargetOf(viewer.role, target) : claimSignUpPath(target);
