import { lazy, Suspense } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { SignInWay } from '../../../lib/load-context.ts';

type RootData = { readonly siteUrl: string; readonly signInWays: readonly SignInWay[] };

// Most sites have none: then nothing of it is loaded.
const ProviderButtons = lazy(() =>
  import('./provider-buttons.tsx').then((module) => ({ default: module.ProviderButtons })),
);

/** The services that the operator set up. */
export function Providers({ returnPath }: { returnPath: string }) {
  const { siteUrl = '', signInWays = [] } = useRouteLoaderData<RootData>('root') ?? {};
  if (signInWays.length === 0) return null;
  return (
    <Suspense>
      <ProviderButtons siteUrl={siteUrl} ways={signInWays} returnPath={returnPath} />
    </Suspense>
  );
}
