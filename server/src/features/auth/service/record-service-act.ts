import type { Tx } from '../../../platform/db/db.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import type { Metadata } from '../metadata.ts';

/** Records an act by a service key. The key names no person; the address shows where it was used. */
export async function recordServiceAct(
  { clock }: Pick<AuthKit, 'clock'>,
  tx: Tx,
  act: string,
  userId: string | null,
  { address }: Pick<Visitor, 'address'>,
  details: Metadata = {},
): Promise<void> {
  await recordAudit(tx, {
    action: 'service-act',
    userId,
    address,
    at: clock.now(),
    details: { act, ...details },
  });
}
