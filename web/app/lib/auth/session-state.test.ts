import type { Session } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { nextState, type SessionState, signedOut } from './session-state.ts';

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

const after = nextState;

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

  it('tells signing out elsewhere from a timeout', () => {
    expect(after(here({ expiresIn: -5 }), 'SIGNED_OUT', null)).toEqual({ ...signedOut, expired: true });
    expect(after(here(), 'SIGNED_OUT', null)).toEqual(signedOut);
    const onArrival = after(loading, 'SIGNED_OUT', null);
    expect(after(onArrival, 'INITIAL_SESSION', null)).toEqual({ ...signedOut, expired: true });
  });

  it('remembers a recovery until the password is set', () => {
    const recovering = after(loading, 'PASSWORD_RECOVERY', session());
    expect(recovering).toMatchObject({ recovering: true });
    expect(after(recovering, 'TOKEN_REFRESHED', session())).toMatchObject({ recovering: true });
    expect(after(recovering, 'USER_UPDATED', session())).toMatchObject({ recovering: false });
  });

  it('remembers it through the second step', () => {
    const asked = after(loading, 'PASSWORD_RECOVERY', session({ factor: 'verified' }));
    expect(asked).toMatchObject({ status: 'second-step', recovering: true });
    const taken = after(asked, 'MFA_CHALLENGE_VERIFIED', session({ factor: 'verified', aal: 'aal2' }));
    expect(taken).toMatchObject({ status: 'signed-in', recovering: true });
  });
});
