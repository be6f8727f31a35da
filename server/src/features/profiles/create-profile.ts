import type { Role } from '@plainclaim/domain/accounts/roles';
import { jurisdictions } from '@plainclaim/domain/claims/jurisdictions';
import { fittingNumbers } from '@plainclaim/domain/solicitors/regulator';
import { practiceAreas } from '@plainclaim/domain/solicitors/sign-up';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { AuthHook, AuthRepair } from '../auth/index.ts';
import { detailsFromMetadata, fittingLine } from './details-from-metadata.ts';
import { addProfile, hasProfile } from './profiles.store.ts';

const oneOf = <Known extends string>(known: readonly Known[]) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((given) => known.filter((one) => given.includes(one)));

const practice = z.object({
  first_name: fittingLine(60),
  last_name: fittingLine(60),
  firm_name: fittingLine(160),
  jurisdictions: oneOf(jurisdictions),
  practice_areas: oneOf(practiceAreas),
});

/** Profiles of other roles are created when an admin assigns the role. */
const isMadeHere = (role: Role): role is 'plaintiff' | 'solicitor' =>
  role === 'plaintiff' || role === 'solicitor';

export const lacksProfile: AuthRepair['isNeeded'] = async (tx, { id, role }) =>
  isMadeHere(role) && !(await hasProfile(tx, role, id));

/**
 * Creates the profile at sign-up from the form's data. Idempotent: runs at every sign-in too, to repair a
 * profile that could not be created then.
 */
export const createProfileFor =
  ({ clock }: { readonly clock: Clock }): AuthHook =>
  async (tx, { id, email, role, metadata }) => {
    if (!isMadeHere(role)) return;
    const now = clock.now();
    const details = detailsFromMetadata(metadata, email);
    const contact = {
      ...details,
      userId: id,
      dateOfBirth: details.dateOfBirth || null,
      createdAt: now,
      updatedAt: now,
    };
    if (role === 'plaintiff') {
      await addProfile(tx, { role, values: contact });
      return;
    }
    const said = practice.parse(metadata);
    await addProfile(tx, {
      role,
      values: {
        ...contact,
        firstName: said.first_name,
        lastName: said.last_name,
        firmName: said.firm_name,
        jurisdictions: said.jurisdictions,
        practiceAreas: said.practice_areas,
        regulatorNumbers: fittingNumbers(metadata.regulator_numbers),
      },
    });
  };
