import type { ClaimStatus } from '../../claims/statuses.ts';
import { type DoorKey, type KeyState, keyState } from './key-life.ts';
import { isSamePostcode } from './same-postcode.ts';

export type CodeBehindDoor = Pick<DoorKey, 'ended'> & {
  /** Of the address that the letter was posted to. */
  readonly postcode: string;
  readonly claim: { readonly status: ClaimStatus };
};

export type Opening =
  | { readonly kind: 'opened' }
  /** The pair is right, and the key has ended. */
  | { readonly kind: 'ended'; readonly why: Exclude<KeyState, 'alive'> }
  /** Counted as a wrong try of the code and of the network. */
  | { readonly kind: 'refused' };

/** What code and postcode open. `found` is the key of the typed code; undefined where there is none. */
export function openWithCode(typedPostcode: string, found: CodeBehindDoor | undefined): Opening {
  if (!found || !isSamePostcode(typedPostcode, found.postcode)) return { kind: 'refused' };
  const state = keyState(found, found.claim);
  return state === 'alive' ? { kind: 'opened' } : { kind: 'ended', why: state };
}

/** The same for an unknown code, a mistyped one, a wrong postcode and an unknown link. */
export const refusedKeyWords =
  'That does not open a letter. Please check the code and the postcode on your letter, or open the link in the mail again. You can also reply to the letter by e-mail or post, which counts just the same.';
