import { submitClaimTarget } from '@plainclaim/domain/accounts/landing';
import type { Viewer } from './viewer-hint.ts';

/** Strangers make an account first, and are led on from there. */
export const claimSignUpPath = '/signup?return_url=/submit-claim';

/** Where 'Submit Your Claim' leads, as far as the page knows who is looking. */
export const claimStartPath = (viewer: Viewer | null): string =>
  viewer ? submitClaimTarget(viewer.role) : claimSignUpPath;
