/** Enough for anyone who means it. */
export const maxDrafts = 10;

export const tooManyDrafts = `You have ${maxDrafts} unfinished claims. Finish one or delete one before you start another.`;

/** Said in the wizard before anything is typed, where what is typed cannot be saved. */
export const notSavedTitle = `You have ${maxDrafts} unfinished claims, the most that can be kept: this one is not saved`;

const fewLeft = 3;

/** Said beside the unfinished claims once little room is left, and when there is none; undefined before. */
export function draftRoomWords(drafts: number): string | undefined {
  const left = maxDrafts - drafts;
  if (left > fewLeft) return undefined;
  if (left <= 0) return tooManyDrafts;
  return `You have ${drafts} unfinished claims; ${maxDrafts} can be kept at a time.`;
}

export const changedElsewhere =
  'This claim was changed in another tab or on another device. Reload to see the newer answers before you go on.';

export const letterChangedElsewhere =
  'This letter was changed in another tab or on another device. Read it as it is now before you go on.';

/** An unfinished claim not changed for this long is deleted with its files. */
export const draftRetentionDays = 90;

/** How long before the deletion its owner is reminded, unless they have turned reminders off. */
export const draftReminderDays = 7;
