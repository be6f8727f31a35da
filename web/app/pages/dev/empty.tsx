import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { settingsContext } from '../../lib/load-context.ts';
import { pageMeta } from '../../lib/page-meta.ts';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'An empty page',
    description: 'What the site weighs before anything stands on a page.',
    index: false,
  });

/** Measured beside the real pages (`bench/lighthouse.ts`); in production there is no such page. */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.get(settingsContext).mode === 'production') throw new Response(null, { status: 404 });
  return null;
}

export default function EmptyPage() {
  return (
    <div className="wrap py-10">
      <h1>An empty page</h1>
      <p className="mt-4">One heading and one sentence, between the header and the footer of every page.</p>
    </div>
  );
}
