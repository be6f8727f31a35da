import type { Actor } from '@plainclaim/domain/accounts/actor';
import { type ConfirmBy, confirmBy } from '@plainclaim/domain/accounts/confirm-by';
import { objectionsToDeleting } from '@plainclaim/domain/accounts/deleting-account';
import { findPerson } from './find-person.ts';
import type { YourDataDeps } from './your-data.deps.ts';

export type Overview = {
  readonly openClaims: number;
  readonly closedClaims: number;
  readonly drafts: number;
  /** The obstacles to deleting the account. */
  readonly objections: readonly string[];
  /** How the user confirms their identity for either. */
  readonly confirmBy: ConfirmBy;
  readonly hasSecondStep: boolean;
  readonly isMailboxProven: boolean;
};

/** Shown to a user before they download their data or delete their account. */
export async function readOverview(deps: YourDataDeps, { userId }: Pick<Actor, 'userId'>): Promise<Overview> {
  return await deps.db.transaction(async (tx) => {
    const { person, account, claims } = await findPerson(deps, tx, userId);
    const use = await deps.readUse(tx, person);
    const openClaims = claims.filter(({ isOpen }) => isOpen).length;
    return {
      openClaims,
      closedClaims: claims.length - openClaims,
      drafts: await deps.countDrafts(tx, userId),
      objections: objectionsToDeleting({ ...use, role: account.role }),
      confirmBy: confirmBy({ hasPassword: account.hasPassword, hasAddress: account.hasAddress }),
      hasSecondStep: account.hasSecondStep,
      isMailboxProven: account.provenEmail !== null,
    };
  });
}
