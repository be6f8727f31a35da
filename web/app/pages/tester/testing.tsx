import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { TestingDashboard } from '../../features/qa/components/testing-dashboard.tsx';
import { settingsContext } from '../../lib/load-context.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Testing Dashboard',
    description: 'Deadline, jurisdiction, end-to-end and validation tests.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'list' };

/** A 404 unless the operator has switched the tools on. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(settingsContext).qaTools) throw new Response(null, { status: 404 });
  return null;
}

export default function TestingPage() {
  return <TestingDashboard />;
}
