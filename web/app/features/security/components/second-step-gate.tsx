import { roleNeedsSecondStep } from '@plainclaim/domain/accounts/required-second-step';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { SessionState } from '../../../lib/auth/session-state.ts';
import { useSignInWays } from '../../../lib/sign-in-ways.ts';
import { secondStepDemandQuery, useSecondStepDemand } from '../api/read-second-step-demand.ts';
import { SecondStepNotice } from './second-step-notice.tsx';

// Lazy: few users need it.
const SecondStepSetup = lazy(async () => {
  const { SecondStepSetup } = await import('./second-step-setup.tsx');
  return { default: SecondStepSetup };
});

type SecondStepGateProps = {
  signedIn: Extract<SessionState, { status: 'signed-in' }>;
  /** Shown while it is unknown whether the page may be shown. */
  waiting: ReactNode;
  children: ReactNode;
};

/**
 * Wraps the private pages of admins and solicitors who need a second step: a notice during the grace period, the set-up
 * instead of the page after it. The URL stays, so that the page appears once the set-up is done.
 */
export function SecondStepGate({ signedIn: { session, role }, waiting, children }: SecondStepGateProps) {
  const { user } = session;
  const { secondStepRequired = false } = useSignInWays();
  const hasFactor = (user.factors ?? []).some(({ status }) => status === 'verified');
  const isAsked = secondStepRequired && roleNeedsSecondStep(role) && !hasFactor;
  const demand = useSecondStepDemand(user.id, isAsked);
  useAskedAgainWithEachToken(user.id, session.access_token);

  // Stays until the user continues: the backup codes are shown after the factor is active.
  const [isSettingUp, setIsSettingUp] = useState(false);
  if (isAsked && demand.data?.state === 'required' && !isSettingUp) setIsSettingUp(true);
  if (isSettingUp)
    return (
      <Suspense fallback={waiting}>
        <SecondStepSetup user={user} isDone={hasFactor} onGoOn={() => setIsSettingUp(false)} />
      </Suspense>
    );
  return (
    <>
      {isAsked && demand.data?.state === 'asked' ? (
        <SecondStepNotice daysLeft={demand.data.days_left} />
      ) : null}
      {isAsked && demand.isPending ? waiting : children}
    </>
  );
}

/** A request refused for lack of a second step refreshes the session (`follow-refusal.ts`), which ends the grace period in an open tab. */
function useAskedAgainWithEachToken(userId: string, token: string): void {
  const queries = useQueryClient();
  const known = useRef(token);
  useEffect(() => {
    if (known.current === token) return;
    known.current = token;
    void queries.invalidateQueries(secondStepDemandQuery(userId));
  }, [queries, userId, token]);
}
