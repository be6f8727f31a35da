import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import { AppError } from '@plainclaim/domain/shared/errors';
import { regulatorNumbers, unprovenJurisdictions } from '@plainclaim/domain/solicitors/regulator';
import { type RegulatorNumbers, regulators } from '@plainclaim/domain/solicitors/regulators';
import { recordAudit } from '../../auth/index.ts';
import { type SolicitorRow, updateSolicitor } from '../../profiles/index.ts';
import type { Decider, SolicitorsDeps } from '../solicitors.deps.ts';
import { requireRegistration } from './decide-on-solicitor.ts';

/**
 * Stores a solicitor's numbers with their regulators, entered by themselves or by an admin. After approval
 * only an admin may change them, and none may be removed: the approval was based on them.
 */
export async function keepRegulatorNumbers(
  deps: Pick<SolicitorsDeps, 'db' | 'clock'>,
  { actor, address }: Decider,
  userId: string,
  given: unknown,
): Promise<SolicitorRow> {
  const numbers = checked(given);
  const at = deps.clock.now();
  return await deps.db.transaction(async (tx) => {
    const before = await requireRegistration(tx, userId);
    if (actor.role !== 'admin' && before.status === 'approved')
      throw new AppError('conflict', 'an approved solicitor changes their numbers', {
        userMessage: 'You are approved with these numbers. Please write to us if one of them changes.',
      });
    if (before.status === 'approved') requireAll(before, numbers);
    const saved = await updateSolicitor(tx, before.userId, { regulatorNumbers: numbers }, at);
    await recordAudit(tx, {
      action: actor.role === 'admin' ? 'admin-act' : 'metadata-changed',
      userId: actor.userId,
      address,
      at,
      details: {
        act: 'regulator-numbers',
        ...(actor.role === 'admin' && { person_id: before.userId }),
        before: before.regulatorNumbers,
        after: numbers,
      },
    });
    return saved;
  });
}

function requireAll({ jurisdictions }: SolicitorRow, numbers: RegulatorNumbers): void {
  const missing = unprovenJurisdictions(jurisdictions as Jurisdiction[], numbers);
  if (missing.length > 0)
    throw new AppError('validation_failed', 'an approved solicitor needs their numbers', {
      fields: missing.map((field) => ({
        field,
        message: `An approved solicitor needs this number: ${regulators[field].numberName}`,
      })),
    });
}

function checked(given: unknown): RegulatorNumbers {
  const parsed = regulatorNumbers.safeParse(given);
  if (!parsed.success)
    throw new AppError('validation_failed', 'a regulator number does not fit', {
      fields: parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
    });
  return Object.fromEntries(Object.entries(parsed.data).filter(([, number]) => number));
}
