import { type Role, selfChosenRoles } from './roles.ts';

/** What an admin can do to an account. */
export type PersonAct =
  | { readonly kind: 'change-role'; readonly to: Role }
  | { readonly kind: 'block' }
  | { readonly kind: 'unblock' }
  | { readonly kind: 'sign-out' };

/** The parts of an account that these rules need. */
export type JudgedAccount = {
  readonly id: string;
  readonly role: Role;
  readonly isBlocked: boolean;
  readonly hasEmail: boolean;
};

type ActOnPerson = {
  readonly act: PersonAct;
  /** The acting account, read in the act's transaction: it may have lost its admin role a moment ago. */
  readonly actor: Pick<JudgedAccount, 'id' | 'role' | 'isBlocked'>;
  readonly person: JudgedAccount;
  /** Number of other admins who are not blocked. */
  readonly otherAdmins: number;
};

/** A role that only an admin can give. */
const isGrantedRole = (role: Role): boolean => !selfChosenRoles.some((one) => one === role);

/**
 * Sign-up does not prove the address. So an account that is given such a role must first prove its mailbox:
 * it is signed out, and a mailed link lets its owner set a new password.
 */
export const mustProveMailbox = (from: Role, to: Role): boolean => isGrantedRole(to) && !isGrantedRole(from);

/** Why this cannot be done, in words for the admin; undefined when it can. */
export function refusalOfAct({ act, actor, person, otherAdmins }: ActOnPerson): string | undefined {
  if (actor.role !== 'admin' || actor.isBlocked) return 'You are no longer an admin.';
  if (actor.id === person.id) return 'You cannot do this to your own account. Another admin can.';
  const losesAdmin =
    person.role === 'admin' && (act.kind === 'block' || (act.kind === 'change-role' && act.to !== 'admin'));
  if (losesAdmin && otherAdmins === 0) return 'This is the last admin. Make someone else an admin first.';
  if (act.kind === 'block' && person.isBlocked) return 'This account is blocked already.';
  if (act.kind === 'unblock' && !person.isBlocked) return 'This account is not blocked.';
  if (act.kind === 'change-role') return refusalOfRole(person, act.to);
  return undefined;
}

function refusalOfRole(person: JudgedAccount, to: Role): string | undefined {
  if (person.role === to) return 'They have this role already.';
  if (!mustProveMailbox(person.role, to)) return undefined;
  if (person.isBlocked) return 'This account is blocked. Unblock it before you give it this role.';
  return person.hasEmail
    ? undefined
    : 'This account has no e-mail address, so nobody can be asked to prove it is theirs.';
}
