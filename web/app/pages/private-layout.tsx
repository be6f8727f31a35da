import { Outlet, useMatches } from 'react-router';
import { PageSkeleton, type SkeletonShape } from '../shell/page-skeleton.tsx';

/** What a private page says about itself before it is there. */
export type PrivatePageHandle = { skeleton: SkeletonShape };

/** Private pages are made in the browser, where the session is: the server only ever sends the skeleton. */
export async function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const handles = useMatches().map((match) => match.handle as Partial<PrivatePageHandle> | undefined);
  const shape = handles.findLast((handle) => handle?.skeleton)?.skeleton ?? 'detail';
  return <PageSkeleton shape={shape} />;
}

export default function PrivateLayout() {
  return <Outlet />;
}
