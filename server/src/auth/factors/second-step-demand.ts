import {
  type SecondStepDemand,
  secondStepAskedSince,
  secondStepDemand,
} from '@plainclaim/domain/accounts/required-second-step';
import { roleOf } from '@plainclaim/domain/accounts/roles';
import type { AuthKit } from '../auth-kit.ts';
import type { UserRow } from '../users/users.store.ts';

type Kit = Pick<AuthKit, 'settings' | 'clock'>;
type Account = Pick<UserRow, 'appMetadata' | 'secondStepAskedSince'>;

/** Whether this account has to set up a second step, and how soon. */
export const demandOf = (
  { settings, clock }: Kit,
  { appMetadata, secondStepAskedSince: askedSince }: Account,
  hasSecondStep: boolean,
): SecondStepDemand =>
  secondStepDemand({
    isRequired: settings.secondStepRequired,
    role: roleOf(appMetadata),
    hasSecondStep,
    askedSince,
    now: clock.now(),
  });

/** The column that goes with a sign-in or, with what the account becomes, with a new role. */
export const askedSinceFor = (
  { settings, clock }: Kit,
  before: Account,
  after: Pick<UserRow, 'appMetadata'> = before,
): Pick<UserRow, 'secondStepAskedSince'> => ({
  secondStepAskedSince: secondStepAskedSince({
    isRequired: settings.secondStepRequired,
    role: roleOf(after.appMetadata),
    formerRole: roleOf(before.appMetadata),
    askedSince: before.secondStepAskedSince,
    now: clock.now(),
  }),
});
