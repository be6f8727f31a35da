import type { MetaFunction } from 'react-router';
import { ResponsesPage } from '../../features/admin-claims/components/responses/responses-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Claims with Responses',
    description: 'Claims whose defendant has replied.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'list' };

export default function ClaimsWithResponsesPage() {
  return <ResponsesPage />;
}
