import { AppError } from '@plainclaim/domain/shared/errors';
import { type RegulatorNumbers, regulatorNumbers } from '@plainclaim/domain/solicitors/regulator';
import { recordAudit } from '../../auth/index.ts';
import { type SolicitorRow, updateSolicitor } from '../../profiles/index.ts';
import type { Decider, SolicitorsDeps } from '../solicitors.deps.ts';
import { requireRegistration } from './decide-on-solicitor.ts';

/**
 * Keeps the numbers a solicitor has with their regulators: given by themselves, or by an admin who was told them.
 * Once approved, only an admin changes them: they are what the approval was given for.
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
    const saved = await updateSolicitor(tx, before.userId, { regulatorNumbers: numbers }, at);
    await recordAudit(tx, {
      action: actor.role === 'admin' ? 'admin-act' : 'metadata-changed',
      userId: actor.userId,
      address,
      at,
      details: {
        act: 'regulator-numbers',
        solicitor_id: before.userId,
        before: before.regulatorNumbers,
        after: numbers,
      },
    });
    return saved;
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
