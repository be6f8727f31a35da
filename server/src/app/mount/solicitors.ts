import {
  createAdminSearchesRoutes,
  createApprovalRoutes,
  createCasesRoutes,
  createSearchingRoutes,
} from '../../features/solicitors/index.ts';
import type { Api, Parts } from '../parts.ts';

export function mountSolicitors(api: Api, { slices: { solicitors } }: Parts): void {
  api.route('/', createApprovalRoutes(solicitors));
  api.route('/', createSearchingRoutes(solicitors));
  api.route('/', createAdminSearchesRoutes(solicitors));
  api.route('/', createCasesRoutes(solicitors));
}
