import type { Role } from './roles.ts';

/** Who is asking, as the server established it. Permissions are decided on this and the thing asked for. */
export type Actor = {
  readonly userId: string;
  readonly email: string;
  readonly role: Role;
  readonly sessionId: string;
  readonly aal: 'aal1' | 'aal2';
  /** They have an authenticator app and have not used it in this session: not signed in all the way. */
  readonly needsSecondStep: boolean;
  /** They have shown within the last ten minutes that it is them: what sensitive acts take. */
  readonly isConfirmed: boolean;
  /** Letters, payout details and second steps wait until they have shown that the mailbox of the account is theirs. */
  readonly needsMailboxProof?: boolean;
  /** Their role needs a second step and its days of grace are over: nothing works but setting one up. */
  readonly mustSetUpSecondStep?: boolean;
};

/** An admin passes every requirement. */
export const hasRole = (actor: Actor, ...wanted: readonly Role[]): boolean =>
  actor.role === 'admin' || wanted.includes(actor.role);
