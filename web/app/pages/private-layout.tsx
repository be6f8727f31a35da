import { decideRoute } from '@plainclaim/domain/accounts/route-access';
import { type ReactNode, useEffect } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router';
import { authClient, mayHaveSession } from '../lib/auth/auth-client.ts';
import { rememberDestination } from '../lib/auth/intended-destination.ts';
import { useSession } from '../lib/auth/session-provider.tsx';
import { QueryProvider } from '../lib/query-provider.tsx';
import { AccessDenied } from '../shell/access-denied.tsx';
import { PageSkeleton, type SkeletonShape } from '../shell/page-skeleton.tsx';
import { ToastProvider } from '../ui/overlays/toast.tsx';

/** What a private page says about itself before it is there. */
export type PrivatePageHandle = { skeleton: SkeletonShape };

/** Private pages are made in the browser, where the session is: the server only ever sends the skeleton. */
export async function clientLoader() {
  // It decides about every such page, so its code is on its way before the page is alive.
  if (mayHaveSession()) void authClient().catch(() => undefined);
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <AtLeastAScreen>
      <PageSkeleton shape={useSkeletonShape()} />
    </AtLeastAScreen>
  );
}

export default function PrivateLayout() {
  return (
    <AtLeastAScreen>
      <PrivatePage />
    </AtLeastAScreen>
  );
}

/** Such a page grows and shrinks as its parts arrive: its footer begins below the window, where nobody sees it jump. */
function AtLeastAScreen({ children }: { children: ReactNode }) {
  return <div className="min-h-svh">{children}</div>;
}

function PrivatePage() {
  const { state } = useSession();
  const { pathname, search } = useLocation();
  const shape = useSkeletonShape();
  if (state.status === 'signed-out' && state.leftFrom === pathname + search)
    return <Navigate to="/" replace />;
  if (state.status === 'loading') return <PageSkeleton shape={shape} />;
  const decision = decideRoute(pathname, state.status === 'signed-in' ? state.role : null);
  switch (decision.kind) {
    case 'sign-in':
      return <GoToSignIn shape={shape} expired={state.status === 'signed-out' && state.expired} />;
    case 'denied':
      return <AccessDenied>{decision.message}</AccessDenied>;
    case 'home':
      return <Navigate to="/" replace />;
    case 'show':
      return (
        <QueryProvider>
          <ToastProvider>
            <Outlet />
          </ToastProvider>
        </QueryProvider>
      );
  }
}

/** Remembers where the person was heading, then asks who they are. */
function GoToSignIn({ shape, expired }: { shape: SkeletonShape; expired: boolean }) {
  const { pathname, search } = useLocation();
  useEffect(() => rememberDestination(pathname + search), [pathname, search]);
  const reason = expired ? { notice: 'Session expired' } : undefined;
  return (
    <>
      <PageSkeleton shape={shape} />
      <Navigate to="/signin" replace state={reason} />
    </>
  );
}

function useSkeletonShape(): SkeletonShape {
  const handles = useMatches().map((match) => match.handle as Partial<PrivatePageHandle> | undefined);
  return handles.findLast((handle) => handle?.skeleton)?.skeleton ?? 'detail';
}
