import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { DataRow, DataSection, PersonalPart } from '../../../platform/personal-data/personal-part.ts';
import { tableSection } from '../../../platform/personal-data/table-section.ts';
import { auditOfPerson, forgetAudit } from '../audit/audit.store.ts';
import { authAudit } from '../audit/audit.tables.ts';
import { auditRetention } from '../audit/audit-trails.ts';
import { authCodes } from '../codes/codes.tables.ts';
import { authBackupCodes, authFactors } from '../factors/factors.tables.ts';
import { authSessions } from '../sessions/sessions.tables.ts';
import { authIdentities, authUsers } from '../users/users.tables.ts';

const secret = 'a secret: whoever reads it could sign in';

const sections: readonly DataSection[] = [
  tableSection(authUsers, {
    name: 'account',
    about: 'Your account: addresses, role and what you said of yourself when you signed up.',
    of: ({ userId }) => eq(authUsers.id, userId),
    key: authUsers.id,
    show: [
      'id',
      'email',
      'phone',
      'emailConfirmedAt',
      'phoneConfirmedAt',
      'emailProvenAt',
      'asksBeforeProof',
      'secondStepAskedSince',
      'appMetadata',
      'userMetadata',
      'isAnonymous',
      'newEmail',
      'newPhone',
      'phoneChangeSentAt',
      'emailChangeConfirmedBy',
      'confirmationSentAt',
      'recoverySentAt',
      'emailChangeSentAt',
      'reauthenticationSentAt',
      'invitedAt',
      'lastSignInAt',
      'bannedUntil',
      'createdAt',
      'updatedAt',
    ],
    leaveOut: { passwordHash: secret, deletedAt: 'empty for everyone who can download' },
  }),
  tableSection(authIdentities, {
    name: 'ways-to-sign-in',
    about: 'The ways you can sign in.',
    of: ({ userId }) => eq(authIdentities.userId, userId),
    key: authIdentities.id,
    show: ['id', 'provider', 'providerId', 'data', 'lastSignInAt', 'createdAt', 'updatedAt'],
    leaveOut: { userId: 'you' },
  }),
  tableSection(authSessions, {
    name: 'sessions',
    about: 'Where you are and were signed in, with IP address and browser.',
    of: ({ userId }) => eq(authSessions.userId, userId),
    key: authSessions.id,
    show: ['id', 'aal', 'amr', 'userAgent', 'address', 'createdAt', 'refreshedAt', 'endedAt', 'endReason'],
    leaveOut: { userId: 'you' },
  }),
  tableSection(authFactors, {
    name: 'second-steps',
    about: 'Your second steps, such as an authenticator app, without their secrets.',
    of: ({ userId }) => eq(authFactors.userId, userId),
    key: authFactors.id,
    show: ['id', 'factorType', 'friendlyName', 'phone', 'status', 'createdAt', 'updatedAt'],
    leaveOut: { userId: 'you', sealedSecret: secret, lastUsedStep: 'a counter against used codes' },
  }),
  tableSection(authBackupCodes, {
    name: 'backup-codes',
    about: 'When your backup codes were made and used, without the codes.',
    of: ({ userId }) => eq(authBackupCodes.userId, userId),
    key: authBackupCodes.id,
    show: ['id', 'createdAt', 'usedAt'],
    leaveOut: { userId: 'you', codeMac: secret },
  }),
  tableSection(authCodes, {
    name: 'mailed-codes',
    about: 'Links and codes that were mailed to you and not used yet, without the codes.',
    of: ({ userId }) => eq(authCodes.userId, userId),
    key: authCodes.id,
    show: ['id', 'kind', 'address', 'createdAt', 'expiresAt'],
    leaveOut: {
      userId: 'you',
      linkHash: secret,
      digitsMac: secret,
      attempts: 'a counter against guessing',
      flowId: 'part of a sign-in under way',
    },
  }),
  {
    name: 'account-records',
    about: 'What you did to your account, and what our team did to it.',
    table: 'auth_audit',
    leftOut: { user_id: 'you, or the member of our team who did it' },
    rows: auditRows,
  },
];

/**
 * The audit trail for the user's export. Acts by admins are shown without their name and address; an admin's
 * own acts without the account they were on.
 */
async function* auditRows(
  db: Db,
  { userId }: { readonly userId: string },
): AsyncIterable<readonly DataRow[]> {
  let after = 0;
  while (true) {
    const rows = await db
      .select()
      .from(authAudit)
      .where(sql`${auditOfPerson(userId)} and ${authAudit.id} > ${after}`)
      .orderBy(authAudit.id)
      .limit(500);
    const isOwn = (by: string | null, action: string) => by === userId && action !== 'service-act';
    if (rows.length > 0)
      yield rows.map(({ id, at, action, userId: by, address, details }) => ({
        id,
        at,
        action,
        by: isOwn(by, action) ? 'you' : 'our team',
        address: isOwn(by, action) ? address : null,
        details: 'person_id' in details && details.person_id !== userId ? { act: details.act } : details,
      }));
    if (rows.length < 500) return;
    after = rows.at(-1)?.id ?? after;
  }
}

export const authPersonalPart = ({ clock }: { readonly clock: Clock }): PersonalPart => ({
  sections,
  notShown: {
    auth_refresh_tokens: 'secrets of the sessions, which are shown',
    auth_flows: 'a sign-in under way: a secret, gone within a day',
    auth_provider_flows: 'a sign-in by a provider under way: secrets, and nobody’s name',
    auth_used_proofs: 'fingerprints of proofs that must not be used twice',
    auth_oauth_clients: 'programs of our own, not people',
    auth_sso_requests: 'a sign-in by a company’s own service under way: a secret, gone within minutes',
    auth_challenges: 'a question to a second step, gone within minutes',
  },
  expire: (executor) => forgetAudit(executor, auditRetention(clock.now())),
});
