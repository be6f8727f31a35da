export const roles = ['plaintiff', 'solicitor', 'admin', 'tester'] as const;

export type Role = (typeof roles)[number];

/** The roles a user may choose at sign-up. The others are given by an admin. */
export const selfChosenRoles = ['plaintiff', 'solicitor'] as const satisfies readonly Role[];

type SelfChosenRole = (typeof selfChosenRoles)[number];

export const isRole = (value: unknown): value is Role => roles.includes(value as Role);

/** From `app_metadata`, which only the server writes. An account without a role is a plaintiff's. */
export function roleOf(appMetadata: object | null | undefined): Role {
  const role = appMetadata && 'role' in appMetadata ? appMetadata.role : undefined;
  return isRole(role) ? role : 'plaintiff';
}

/** A sign-up only ever gets a self-chosen role, whatever it asks for. */
export function roleForSignUp(wanted: unknown): SelfChosenRole {
  return wanted === 'solicitor' ? 'solicitor' : 'plaintiff';
}
