import type { Role } from '@plainclaim/domain/accounts/roles';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { AuthHook } from '../auth-kit.ts';
import { createPasswords, usualPasswordCost } from '../passwords/hash-password.ts';
import { createUser } from '../users/create-user.ts';
import { updateUser } from '../users/users.store.ts';

export type DemoPerson = {
  /** Fixed, so that other demo rows can reference it. */
  readonly id: string;
  readonly role: Role;
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
};

const password = 'plainclaim-demo-1';

const person = (number: number, role: Role, fullName: string): DemoPerson => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  role,
  email: `${role}@demo.plainclaim.example`,
  password,
  fullName,
});

/** The demo accounts. Never in production. */
export const demoPeople = [
  person(1, 'plaintiff', 'Hannah Okoro'),
  person(2, 'solicitor', 'Marcus Bell'),
  person(3, 'admin', 'Priya Shah'),
  person(4, 'tester', 'Tom Fielding'),
] as const;

export type PlantDeps = {
  readonly clock: Clock;
  readonly log: Log;
  readonly onUserCreated?: readonly AuthHook[];
};

export async function plantDemoPeople(tx: Tx, { clock, log, onUserCreated = [] }: PlantDeps): Promise<void> {
  const passwordHash = await createPasswords(usualPasswordCost).hash(password);
  for (const { id, role, email, fullName } of demoPeople) {
    const metadata = { full_name: fullName, role };
    const user = await createUser({ clock, log, onUserCreated }, tx, {
      id,
      email,
      passwordHash,
      confirmed: true,
      role,
      metadata,
    });
    // Marked as proven: a sign-in link would otherwise remove the published password.
    if (user) await updateUser(tx, user.id, { emailProvenAt: clock.now() }, clock.now());
  }
}
