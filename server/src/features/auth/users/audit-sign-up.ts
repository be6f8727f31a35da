import type { Tx } from '../../../platform/db/db.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';

export const auditSignUp = (
  { clock }: Pick<AuthKit, 'clock'>,
  tx: Tx,
  userId: string,
  { address }: Visitor,
): Promise<void> => recordAudit(tx, { action: 'signed-up', userId, address, at: clock.now() });
