import { type Role, roleOf } from '@plainclaim/domain/accounts/roles';
import type { AuthChangeEvent, Session } from '@supabase/auth-js';

/** What the rest of the site knows about who is here. */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out'; readonly expired: boolean }
  /** The first step was right, the code of the authenticator app is still to come. */
  | { readonly status: 'second-step'; readonly session: Session; readonly recovering: boolean }
  | {
      readonly status: 'signed-in';
      readonly session: Session;
      readonly role: Role;
      readonly recovering: boolean;
    };

export const signedOut: SessionState = { status: 'signed-out', expired: false };

/** What an event of the auth client makes of the state. */
export function nextState(
  before: SessionState,
  event: AuthChangeEvent,
  session: Session | null,
): SessionState {
  if (!session) return { status: 'signed-out', expired: hasExpired(before, event) };
  const wasRecovering = 'recovering' in before && before.recovering && event !== 'USER_UPDATED';
  const recovering = event === 'PASSWORD_RECOVERY' || wasRecovering;
  if (needsSecondStep(session)) return { status: 'second-step', session, recovering };
  return { status: 'signed-in', session, role: roleOf(session.user.app_metadata), recovering };
}

/** A session that was there and is gone: its time ran out. Signing out here is not told as an event. */
function hasExpired(before: SessionState, event: AuthChangeEvent): boolean {
  if (before.status === 'signed-out') return before.expired;
  if (event === 'TOKEN_REFRESHED') return true;
  if (event !== 'SIGNED_OUT') return false;
  // On arrival the client only lets go of a session that could not be renewed.
  if (before.status === 'loading') return true;
  return (before.session.expires_at ?? 0) * 1000 <= Date.now();
}

function needsSecondStep({ user, access_token }: Session): boolean {
  const hasFactor = (user.factors ?? []).some((factor) => factor.status === 'verified');
  return hasFactor && assuranceLevel(access_token) !== 'aal2';
}

function assuranceLevel(accessToken: string): unknown {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))).aal;
  } catch {
    return undefined;
  }
}
