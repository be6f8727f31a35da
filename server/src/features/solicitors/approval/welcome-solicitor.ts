import type { AuthHook } from '../../auth/index.ts';
import { solicitorById } from '../../profiles/index.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';
import { tellSolicitor, tellTeam } from '../tell.ts';
import { writeNewSolicitor, writeWelcome } from './approval.emails.tsx';

type Deps = Pick<SolicitorsDeps, 'jobs' | 'clock' | 'config' | 'siteUrl' | 'requiresProvenEmail'>;

/** Mails a welcome to a new solicitor, and tells the team. Runs after the profile was created. */
export const welcomeSolicitor =
  (deps: Deps): AuthHook =>
  async (tx, { id, role }) => {
    if (role !== 'solicitor') return;
    const solicitor = await solicitorById(tx, id);
    if (!solicitor) return;
    await tellSolicitor(deps, tx, solicitor, { mail: await writeWelcome(deps.siteUrl), key: id });
    await tellTeam(deps, tx, { mail: await writeNewSolicitor(solicitor, deps.siteUrl), key: id });
  };
