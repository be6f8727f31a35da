import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { arrivedAt, nextState, type SessionState, signedOut } from './session-state.ts';

const token = (aal: string) => `h.${btoa(JSON.stringify({ aal }))}.s`;

const session = (
  more: { aal?: string; factor?: 'verified' | 'unverified'; role?: string; expiresIn?: number } = {},
) =>
  ({
    access_token: token(more.aal ?? 'aal1'),
    expires_at: Math.floor(Date.now() / 1000) + (more.expiresIn ?? 3600),
    user: {
      app_metadata: more.role ? { role: more.role } : {},
      factors: more.factor ? [{ status: more.factor }] : undefined,
    },
  }) as unknown as Session;

const after = (
  before: SessionState,
  event: AuthChangeEvent,
  next: Session | null,
  leavingFor: string | null = null,
) => nextState(before, event, next, leavingFor);

const loading: SessionState = { status: 'loading' };
const here = (more = {}) => after(loading, 'SIGNED_IN', session(more));

describe('nextState', () => {
  it('is loading until the first check, then in or out', () => {
    expect(after(loading, 'INITIAL_SESSION', null)).toEqual(signedOut);
    expect(after(loading, 'INITIAL_SESSION', session({ role: 'admin' }))).toMatchObject({
      status: 'signed-in',
      role: 'admin',
    });
    expect(here()).toMatchObject({ status: 'signed-in', role: 'plaintiff' });
  });

  it('waits for the second step of someone with an authenticator app', () => {
    expect(here({ factor: 'verified' }).status).toBe('second-step');
    expect(here({ factor: 'unverified' }).status).toBe('signed-in');
    const withCode = after(
      here({ factor: 'verified' }),
      'MFA_CHALLENGE_VERIFIED',
      session({ factor: 'verified', aal: 'aal2' }),
    );
    expect(withCode.status).toBe('signed-in');
  });

  it('takes a refresh without a session for a timeout', () => {
    expect(after(here(), 'TOKEN_REFRESHED', null)).toEqual({ ...signedOut, expired: true });
    expect(after(here(), 'TOKEN_REFRESHED', session()).status).toBe('signed-in');
  });

  it('tells leaving from being timed out', () => {
    expect(after(here({ expiresIn: -5 }), 'SIGNED_OUT', null)).toEqual({ ...signedOut, expired: true });
    expect(after(here({ expiresIn: -5 }), 'SIGNED_OUT', null, '/')).toEqual({ ...signedOut, leftFor: '/' });
    expect(after(here(), 'SIGNED_OUT', null)).toEqual(signedOut);
    const onArrival = after(loading, 'SIGNED_OUT', null);
    expect(after(onArrival, 'INITIAL_SESSION', null)).toEqual({ ...signedOut, expired: true });
  });

  it('knows where someone went, however often it is told that they left', () => {
    const left = after(here(), 'SIGNED_OUT', null, '/');
    expect(after(left, 'SIGNED_OUT', null)).toEqual({ ...signedOut, leftFor: '/' });
    const cameBack = after(left, 'SIGNED_IN', session());
    expect(after(cameBack, 'SIGNED_OUT', null)).toEqual(signedOut);
  });

  it('asks who is there again once they have arrived', () => {
    const left = after(here(), 'SIGNED_OUT', null, '/');
    expect(arrivedAt(left, '/profile')).toBe(left);
    expect(arrivedAt(left, '/')).toEqual(signedOut);
    expect(arrivedAt(loading, '/')).toBe(loading);
  });

  it('remembers a recovery until the password is set', () => {
    const recovering = after(loading, 'PASSWORD_RECOVERY', session());
    expect(recovering).toMatchObject({ recovering: true });
    expect(after(recovering, 'TOKEN_REFRESHED', session())).toMatchObject({ recovering: true });
    expect(after(recovering, 'USER_UPDATED', session())).toMatchObject({ recovering: false });
  });
});
