import { isRole } from '@plainclaim/domain/accounts/roles';
import type { AuthKit } from '../auth-kit.ts';
import { makeServiceKey } from '../service/make-service-key.ts';
import { grantRole } from './grant-role.ts';

export const adminUsage = `Usage:
  create <email>          make this person an admin
  grant <email> <role>    give this person a role: plaintiff, solicitor, admin or tester
  service-key <days>      make a key for programs that manage accounts, good for so many days (1 to 366)`;

/** Runs a command of the operator's tool and returns the text to print. */
export async function runAdminCommand(auth: AuthKit, words: readonly string[]): Promise<string> {
  const [verb, email, wanted] = words;
  if (verb === 'service-key') return await serviceKey(auth, Number(email));
  const role = verb === 'create' ? 'admin' : verb === 'grant' ? wanted : undefined;
  if (!email || !isRole(role)) return adminUsage;
  const granted = await grantRole(auth, email, role);
  return [
    `${granted.email} ${granted.isNew ? 'now has an account' : 'already had an account'} and the role ${granted.role}.`,
    ...(granted.isAfresh
      ? ['Whoever signed in to it before is signed out; its old password and second step are gone.']
      : []),
    'They set their password here, within the hour:',
    granted.passwordLink,
  ].join('\n');
}

async function serviceKey(auth: AuthKit, days: number): Promise<string> {
  if (!Number.isInteger(days) || days < 1 || days > 366) return adminUsage;
  return [
    `This key opens every account for ${days} ${days === 1 ? 'day' : 'days'}. Keep it on servers, never in a browser:`,
    await makeServiceKey(auth, days),
  ].join('\n');
}
