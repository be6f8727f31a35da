/** What the auth service allows for the six digits of a mail; its link lives as long. */
export const mailedCodeLimits = { wrongTries: 5, lifeSeconds: 60 * 60 } as const;

type RefusedCode = {
  /** Wrong tries since the mail was asked for, this one included. */
  readonly wrongTries: number;
  readonly secondsSinceSent: number;
};

/**
 * Why a code was refused, in words. The service answers alike for wrong, expired and unknown, so that the answer tells
 * nothing about an account; the page knows when it asked for the mail and what was tried since.
 */
export function refusedCodeWords({ wrongTries, secondsSinceSent }: RefusedCode): string {
  if (secondsSinceSent >= mailedCodeLimits.lifeSeconds)
    return 'This code has expired: it works for an hour. Ask for a new email.';
  if (wrongTries >= mailedCodeLimits.wrongTries)
    return 'Too many wrong tries: this code no longer works. Ask for a new email.';
  return 'That code is not right, or it has been used. Check the newest email, or ask for a new one.';
}
