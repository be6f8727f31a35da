import { createProfilesRoutes } from '../../features/profiles/index.ts';
import type { Api, Parts } from '../parts.ts';

export function mountAccounts(api: Api, { platform, auth, slices }: Parts): void {
  api.route('/api/account', auth.accountRoutes);
  api.route('/api/account/mailbox', auth.mailboxRoutes);
  api.route('/api/account/second-step', auth.secondStepRoutes);
  api.route('/', auth.peopleRoutes);
  api.route('/', createProfilesRoutes({ ...platform, metadata: slices.metadata }));
}
