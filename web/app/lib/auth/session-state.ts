import { type Role, roleOf } from '@plainclaim/domain/accounts/roles';
import type { AuthChangeEvent, Session } from '@supabase/auth-js';

/** What the rest of the site knows about who is here. */
export type SessionState =
  | { readonly status: 'loading' }
  /** `leftFor` is where whoever pressed Sign Out is on their way to: a private page they leave leads there, not to the sign-in page. */
  | { readonly status: 'signed-out'; readonly expired: boolean; readonly leftFor: string | null }
  /** The password was right, the code of the authenticator app is still to come. */
  | { readonly status: 'second-step'; readonly session: Session }
  | {
      readonly status: 'signed-in';
      readonly session: Session;
      readonly role: Role;
      readonly recovering: boolean;
    };

export const signedOut: SessionState = { status: 'signed-out', expired: false, leftFor: null };

/** What an event of the auth client makes of the state. */
export function nextState(
  before: SessionState,
  event: AuthChangeEvent,
  session: Session | null,
  leavingFor: string | null,
): SessionState {
  if (!session) {
    return {
      status: 'signed-out',
      expired: hasExpired(before, event, leavingFor !== null),
      // Said a second time, as by an answer that was still on its way, it changes nothing about how they left.
      leftFor: leavingFor ?? (before.status === 'signed-out' ? before.leftFor : null),
    };
  }
  if (needsSecondStep(session)) return { status: 'second-step', session };
  const wasRecovering = before.status === 'signed-in' && before.recovering && event !== 'USER_UPDATED';
  return {
    status: 'signed-in',
    session,
    role: roleOf(session.user.app_metadata),
    recovering: event === 'PASSWORD_RECOVERY' || wasRecovering,
  };
}

/** Once they are where they were going, private pages ask who is there as ever. */
export function arrivedAt(state: SessionState, pathname: string): SessionState {
  return state.status === 'signed-out' && state.leftFor === pathname ? { ...state, leftFor: null } : state;
}

/** Someone who was here, did not ask to leave, and is out: their time ran out. */
function hasExpired(before: SessionState, event: AuthChangeEvent, wanted: boolean): boolean {
  if (before.status === 'signed-out') return before.expired;
  if (event === 'TOKEN_REFRESHED') return true;
  if (wanted || event !== 'SIGNED_OUT') return false;
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
