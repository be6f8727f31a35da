import { decideRoute } from '@plainclaim/domain/accounts/route-access';
import { type ReactNode, useEffect } from 'react';
import { Navigate, Outlet, type Params, useLocation, useMatches } from 'react-router';
import { ProveMailbox } from '../features/security/components/prove-mailbox.tsx';
import { SecondStepGate } from '../features/security/components/second-step-gate.tsx';
import { ConfirmIdentity } from '../features/your-data/components/confirm-identity.tsx';
import { authClient, mayHaveSession } from '../lib/auth/auth-client.ts';
import { destinationAt, rememberDestination } from '../lib/auth/intended-destination.ts';
import { useSession } from '../lib/auth/session-provider.tsx';
import { QueryProvider } from '../lib/query-provider.tsx';
import { useViewer } from '../lib/viewer.tsx';
import { AccessDenied } from '../shell/access-denied.tsx';
import { type Opening, PageSkeleton, type SkeletonShape } from '../shell/page-skeleton.tsx';
import { ToastProvider } from '../ui/overlays/toast.tsx';

/** What a private page declares for its skeleton. */
export type PrivatePageHandle = {
  skeleton: SkeletonShape;
  /** Heading and first words, where they are the same for every user: shown before any data is there. */
  opening?: (place: { params: Params; search: URLSearchParams }) => Opening | null;
};

/** Private pages render in the browser, where the session is: the server only ever sends the skeleton. */
export async function clientLoader() {
  // Every private page needs the auth client, so it starts loading before hydration.
  if (mayHaveSession()) void authClient().catch(() => undefined);
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <AtLeastAScreen>
      <PageSkeleton {...useSkeleton()} />
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

/** The height changes as parts arrive: at full height, the footer moves below the window, out of sight. */
function AtLeastAScreen({ children }: { children: ReactNode }) {
  return <div className="min-h-svh">{children}</div>;
}

function PrivatePage() {
  const { state } = useSession();
  const { pathname } = useLocation();
  const skeleton = useSkeleton();
  if (state.status === 'loading') return <PageSkeleton {...skeleton} />;
  const decision = decideRoute(pathname, state.status === 'signed-in' ? state.role : null);
  switch (decision.kind) {
    case 'sign-in':
      return <GoToSignIn shape={skeleton.shape} expired={state.status === 'signed-out' && state.expired} />;
    case 'denied':
      return <AccessDenied>{decision.message}</AccessDenied>;
    case 'home':
      return <Navigate to="/" replace />;
    case 'show':
      return (
        <QueryProvider>
          <ToastProvider>
            {state.status === 'signed-in' ? (
              <SecondStepGate signedIn={state} waiting={<PageSkeleton {...skeleton} />}>
                <Outlet />
              </SecondStepGate>
            ) : (
              <Outlet />
            )}
          </ToastProvider>
          {state.status === 'signed-in' ? (
            <>
              <ConfirmIdentity userId={state.session.user.id} email={state.session.user.email ?? ''} />
              <ProveMailbox userId={state.session.user.id} email={state.session.user.email ?? ''} />
            </>
          ) : null}
        </QueryProvider>
      );
  }
}

/** Remembers the requested path, then redirects to sign-in. */
function GoToSignIn({ shape, expired }: { shape: SkeletonShape; expired: boolean }) {
  const destination = destinationAt(useLocation());
  useEffect(() => rememberDestination(destination), [destination]);
  const reason = expired ? { notice: 'Session expired' } : undefined;
  return (
    <>
      <PageSkeleton shape={shape} />
      <Navigate to="/signin" replace state={reason} />
    </>
  );
}

/** The opening shows only if the viewer's role may see the page: others are redirected from the outline. */
function useSkeleton(): { shape: SkeletonShape; opening: Opening | null } {
  const matches = useMatches();
  const { pathname, search } = useLocation();
  const isForThem = decideRoute(pathname, useViewer()?.role ?? null).kind === 'show';
  const match = matches.findLast(
    ({ handle }) => (handle as Partial<PrivatePageHandle> | undefined)?.skeleton,
  );
  const handle = match?.handle as PrivatePageHandle | undefined;
  const place = { params: match?.params ?? {}, search: new URLSearchParams(search) };
  return {
    shape: handle?.skeleton ?? 'detail',
    opening: (isForThem && handle?.opening?.(place)) || null,
  };
}
