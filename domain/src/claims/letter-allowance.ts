/** Letters to one mailbox within a day, from all claimants together: more would be a way to pester its reader. */
export const lettersPerDay = 5;

export const letterPeriodHours = 24;

/** Whether another letter may go to an address that was sent so many within the period. */
export const mayBeWrittenTo = (lettersInPeriod: number): boolean => lettersInPeriod < lettersPerDay;

/** What the claimant reads. Nothing was sent, and nothing they wrote is lost. */
export const addressFullWords = `We send at most ${lettersPerDay} letters to one email address in ${letterPeriodHours} hours, and this one has had them. Nothing was sent and nothing is lost: please try again tomorrow.`;
