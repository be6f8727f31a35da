import { isOpen } from '@plainclaim/domain/claims/statuses';
import { type Auth, accountFacts, authPersonalPart, countOtherAdmins } from '../features/auth/index.ts';
import { blogPersonalPart } from '../features/blog/index.ts';
import {
  abandonFiles,
  type ClaimsDeps,
  claimsOfPerson,
  claimsPersonalPart,
  claimsToErase,
  countDraftsOf,
  deleteForgottenDrafts,
} from '../features/claims/index.ts';
import { contactPersonalPart } from '../features/contact/index.ts';
import { historyPersonalPart } from '../features/history/index.ts';
import { mailChoicesPersonalPart } from '../features/mail-choices/index.ts';
import { outboxPersonalPart } from '../features/outbox/index.ts';
import { moneyUnderWay, paymentsPersonalPart } from '../features/payments/index.ts';
import { profilesPersonalPart } from '../features/profiles/index.ts';
import { repliesPersonalPart } from '../features/replies/index.ts';
import { settlementsPersonalPart } from '../features/settlements/index.ts';
import {
  countCasesTakenOn,
  type SolicitorsDeps,
  solicitorsPersonalPart,
  unansweredOf,
} from '../features/solicitors/index.ts';
import type { YourDataDeps } from '../features/your-data/index.ts';
import type { Tx } from '../platform/db/db.ts';
import type { Platform } from '../platform/open-platform.ts';

type Slices = { readonly claims: ClaimsDeps; readonly solicitors: SolicitorsDeps };

/** Collects each slice's personal-data part, and the conditions that prevent deleting an account. */
export function connectYourData(
  platform: Platform,
  siteUrl: string,
  { claims, solicitors }: Slices,
  { confirmPerson, actorOfSession }: Pick<Auth, 'confirmPerson' | 'actorOfSession'>,
): YourDataDeps {
  const { clock } = platform;
  const letGoOfFiles = (tx: Tx, keys: readonly string[]) => abandonFiles(tx, keys, clock.now());
  return {
    ...platform,
    siteUrl,
    confirmPerson,
    actorOfSession,
    accountFacts,
    // Mails first: mails that the other parts queue must not be erased.
    parts: [
      outboxPersonalPart({ letGoOfFiles }),
      mailChoicesPersonalPart,
      claimsPersonalPart(claims),
      solicitorsPersonalPart(solicitors),
      repliesPersonalPart({ ...platform, letGoOfFiles }),
      settlementsPersonalPart,
      paymentsPersonalPart(platform),
      historyPersonalPart,
      contactPersonalPart(platform),
      blogPersonalPart,
      profilesPersonalPart,
      authPersonalPart(platform),
    ],
    claimsOf: async (executor, userId) =>
      (await claimsOfPerson(executor, userId)).map(({ id, status, plaintiffEmail }) => ({
        id,
        isOpen: isOpen(status),
        address: plaintiffEmail,
      })),
    countDrafts: countDraftsOf,
    claimsToErase,
    deleteForgottenDrafts,
    hasNewQuestions: async (tx, userId) => (await unansweredOf(tx, userId)).length > 0,
    readUse: async (tx, person) => {
      const { payoutsOwed, claimsBeingPaid } = await moneyUnderWay(tx, person);
      const agreed = (await claimsOfPerson(tx, person.userId))
        .filter(({ status }) => status === 'settlement_accepted_payment_pending')
        .map(({ id }) => id);
      return {
        payoutsOwed,
        paymentsOnTheirWay: new Set([...claimsBeingPaid, ...agreed]).size,
        casesTakenOn: await countCasesTakenOn(tx, person.userId),
        otherAdmins: await countOtherAdmins(tx, person.userId, clock.now()),
      };
    },
  };
}
