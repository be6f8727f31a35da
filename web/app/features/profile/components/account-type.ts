import type { Role } from '@plainclaim/domain/accounts/roles';

export const accountTypes: Record<Role, string> = {
  plaintiff: 'Plaintiff',
  solicitor: 'Solicitor',
  admin: 'Admin',
  tester: 'Tester',
};
