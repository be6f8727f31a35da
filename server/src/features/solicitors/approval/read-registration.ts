import { AppError } from '@plainclaim/domain/shared/errors';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { blockedAmong, emailOf } from '../../auth/index.ts';
import { type SolicitorRow, solicitorById } from '../../profiles/index.ts';
import { listOpenCases, type OpenCase } from '../cases/list-open-cases.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';
import { type Workload, workloadsOf } from '../solicitors.store.ts';

export type RegistrationDetails = {
  readonly row: SolicitorRow;
  readonly workload: Workload;
  readonly openCases: readonly OpenCase[];
  readonly isBlocked: boolean;
  /** The admin who decided last; null before any decision, and after their account was deleted. */
  readonly decidedBy: string | null;
};

/** A registration as an admin reads it before deciding. */
export async function readRegistration(
  { db, clock }: Pick<SolicitorsDeps, 'db' | 'clock'>,
  userId: string,
): Promise<RegistrationDetails> {
  const row = isUuid(userId) ? await solicitorById(db, userId) : undefined;
  if (!row) throw new AppError('not_found', 'no such solicitor', { userMessage: 'Solicitor not found' });
  const [workloads, openCases, blocked, decidedBy] = await Promise.all([
    workloadsOf(db, [row.userId]),
    listOpenCases(db, row.userId),
    blockedAmong(db, [row.userId], clock.now()),
    row.decidedBy ? emailOf(db, row.decidedBy) : null,
  ]);
  const workload = workloads.get(row.userId) ?? { openCases: 0, answered: 0, accepted: 0 };
  return { row, workload, openCases, isBlocked: blocked.has(row.userId), decidedBy };
}
