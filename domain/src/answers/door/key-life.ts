import { type ClaimStatus, isOpen } from '../../claims/statuses.ts';

/** A private link in a mail, or the code in a posted letter. */
export type KeyKind = 'link' | 'code';

/** Why a key was ended for good. */
export const keyEndings = ['renewed', 'party-corrected', 'withdrawn'] as const;
export type KeyEnding = (typeof keyEndings)[number];

export type DoorKey = {
  readonly kind: KeyKind;
  /** The e-mail address of a link, the postal address of a code. */
  readonly sentTo: string;
  /** Null while nothing ended it. */
  readonly ended: KeyEnding | null;
};

export type KeyState = 'alive' | 'claim-closed' | KeyEnding;

/** A key lives as long as its claim is open, and again when the claim is reopened. What ended it for good comes first. */
export function keyState(
  { ended }: Pick<DoorKey, 'ended'>,
  claim: { readonly status: ClaimStatus },
): KeyState {
  if (ended !== null) return ended;
  return isOpen(claim.status) ? 'alive' : 'claim-closed';
}

/** Told to the holder of a key that no longer opens anything. It tells nothing of the claim. */
export const endedKeyWords: Readonly<Record<Exclude<KeyState, 'alive'>, string>> = {
  'claim-closed': 'This claim is closed. Nothing is asked of you any more.',
  renewed: 'A newer link was sent, so this one no longer opens the letter. Please use the newest mail.',
  'party-corrected':
    'The letter was sent to another name or address since, so it asks nothing of you any more.',
  withdrawn:
    'This key no longer opens the letter. You can still reply to it by e-mail or post, which counts just the same.',
};
