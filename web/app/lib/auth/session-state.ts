import { type Role, roleOf } from '@plainclaim/domain/accounts/roles';
import type { AuthChangeEvent, Session } from '@supabase/auth-js';

/** The session as the rest of the site sees it. */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out'; readonly expired: boolean }
  /** The first factor was accepted, the authenticator code is still missing. */
  | { readonly status: 'second-step'; readonly session: Session; readonly recovering: boolean }
  | {
      readonly status: 'signed-in';
      readonly session: Session;
      readonly role: Role;
      readonly recovering: boolean;
    };

export const signedOut: SessionState = { status: 'signed-out', expired: false };

/** The state after an event of the auth client. */
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

/** The session disappeared, so it has expired: signing out in this tab sends no event. */
function hasExpired(before: SessionState, event: AuthChangeEvent): boolean {
  if (before.status === 'signed-out') return before.expired;
  if (event === 'TOKEN_REFRESHED') return true;
  if (event !== 'SIGNED_OUT') return false;
  // While loading, the client only drops a session that could not be renewed.
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
