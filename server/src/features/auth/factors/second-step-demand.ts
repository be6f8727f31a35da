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

/** Whether this account has to set up a second step, and by when. */
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

/** The value of `secondStepAskedSince` at a sign-in or, with `after`, a change of role. */
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
