export const roles = ['plaintiff', 'solicitor', 'admin', 'tester'] as const;

export type Role = (typeof roles)[number];

/** The roles a person may choose at sign-up. The others are given by an admin. */
export const selfChosenRoles = ['plaintiff', 'solicitor'] as const satisfies readonly Role[];

export type SelfChosenRole = (typeof selfChosenRoles)[number];

export const isRole = (value: unknown): value is Role => roles.includes(value as Role);

/** From `app_metadata`, which only the server writes. Someone without a role is a plaintiff. */
export function roleOf(appMetadata: object | null | undefined): Role {
  const role = appMetadata && 'role' in appMetadata ? appMetadata.role : undefined;
  return isRole(role) ? role : 'plaintiff';
}

/** Whatever role a sign-up asks for, it gets one of the two that people may choose. */
export function roleForSignUp(wanted: unknown): SelfChosenRole {
  return wanted === 'solicitor' ? 'solicitor' : 'plaintiff';
}
