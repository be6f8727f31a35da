import { isOnHold } from '@plainclaim/domain/claims/holds/hold';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import type { EmailRow } from '../../../platform/mail/mail.store.ts';
import { MailRestsError } from '../../../platform/mail/mail-transport.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { holdOfRow, openHoldOf } from './holds.store.ts';

/** So a mail leaves within the hour once its claim goes on. */
const lookAgainSeconds = 3600;

/** Before a mail leaves: one that demands something of the other side waits while its claim is on hold. */
export const restWhileOnHold =
  ({ db, clock }: Pick<ClaimsDeps, 'db' | 'clock'>, demandKinds: readonly string[]) =>
  async ({ kind, claimId }: Pick<EmailRow, 'kind' | 'claimId'>): Promise<void> => {
    if (claimId === null || !demandKinds.includes(kind)) return;
    const now = clock.now();
    const open = await openHoldOf(db, claimId);
    if (open && isOnHold([holdOfRow(open)], londonDateOf(now)))
      throw new MailRestsError('the claim is on hold', new Date(now.getTime() + lookAgainSeconds * 1000));
  };
