import { serviceTerms } from '../shared/service-terms.ts';
import type { Role } from './roles.ts';

/** Open business of an account that may prevent its deletion. */
export type AccountInUse = {
  readonly role: Role;
  /** Claims whose defendant has agreed to pay, or is paying at this moment. */
  readonly paymentsOnTheirWay: number;
  /** Shares of paid claims that have not reached the claimant. */
  readonly payoutsOwed: number;
  /** Cases a solicitor accepted and has not completed. */
  readonly casesTakenOn: number;
  /** Admins who can sign in, apart from this person. */
  readonly otherAdmins: number;
};

/** What has to happen before the account can be deleted, in words for its owner; nothing when it can be. */
export function objectionsToDeleting(account: AccountInUse): string[] {
  const { paymentsOnTheirWay, payoutsOwed, casesTakenOn } = account;
  return [
    paymentsOnTheirWay > 0 &&
      `A payment is on its way for ${counted(paymentsOnTheirWay, 'of your claims', 'of your claims')}. Wait for it, or cancel the claim first.`,
    payoutsOwed > 0 &&
      `We still owe you ${counted(payoutsOwed, 'payment', 'payments')}. Add your bank details if you have not, and wait until the money is with you.`,
    casesTakenOn > 0 &&
      `You are working on ${counted(casesTakenOn, 'case', 'cases')}. Complete them, or write to us so that another solicitor takes over.`,
    account.role === 'admin' &&
      account.otherAdmins === 0 &&
      'You are the last admin. Make someone else an admin first.',
  ].filter((words) => words !== false);
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Word for word what has to be typed: deleting an account cannot be undone. */
export const deletionWord = 'DELETE';

export const deletedAtOnce: readonly string[] = [
  'Your sign-in, your profile, your bank details and your choices. You are signed out everywhere.',
  'Claims you began and did not send, with their files.',
  'The evidence of your claims, and your e-mail address, date of birth and police incident number in them.',
  'The mails we sent you.',
];

export const retainedForATime: readonly string[] = [
  `Claims that were sent: your name and postal address, the letter, replies and offers, for up to ${serviceTerms.retentionYears} years after the claim was closed. Someone may still go to court about them. Then the people in them are erased.`,
  `Payments and commission, for up to ${serviceTerms.retentionYears} years, for accounting.`,
  `Records of sign-ins, with IP addresses, for ${serviceTerms.signInRecordMonths} months, so that misuse can be traced.`,
  'What happened to a claim and when. It is kept for ever, without names once those are erased.',
];
