/** Kinds of mails about a claim, as stored in the outbox. */
export const mailKinds = {
  letter: 'letter-before-action',
  /** To the team, when the defendant's email address is unknown. */
  letterToDeliver: 'letter-to-deliver',
  confirmation: 'claim-confirmation',
  /** The claimant's copy of a letter that left otherwise than their confirmation shows it. */
  newDate: 'claim-letter-new-date',
  deadlinePassed: 'claim-deadline-passed',
  timeRunsOut: 'claim-time-runs-out',
  paused: 'claim-paused',
  goesOn: 'claim-goes-on',
  draftReminder: 'draft-reminder',
  failureToClaimant: 'claim-mail-failed',
  failureToTeam: 'claim-mail-failed-team',
} as const;

/** Both kinds of mail that carry the letter. */
export const letterKinds: readonly string[] = [mailKinds.letter, mailKinds.letterToDeliver];
