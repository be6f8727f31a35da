import { roleNeedsSecondStep } from '@plainclaim/domain/accounts/required-second-step';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { SessionState } from '../../../lib/auth/session-state.ts';
import { useSignInWays } from '../../../lib/sign-in-ways.ts';
import { secondStepDemandQuery, useSecondStepDemand } from '../api/read-second-step-demand.ts';
import { SecondStepNotice } from './second-step-notice.tsx';

// For the few who have to: everyone else's pages do without.
const SecondStepSetup = lazy(async () => {
  const { SecondStepSetup } = await import('./second-step-setup.tsx');
  return { default: SecondStepSetup };
});

type SecondStepGateProps = {
  signedIn: Extract<SessionState, { status: 'signed-in' }>;
  /** Until it is known whether the page may be shown. */
  waiting: ReactNode;
  children: ReactNode;
};

/**
 * Stands before the private pages of admins and solicitors where they need a second step: a notice while they have days left,
 * and after that the set-up in place of the page. The address stays, so that they go on to where they were heading.
 */
export function SecondStepGate({ signedIn: { session, role }, waiting, children }: SecondStepGateProps) {
  const { user } = session;
  const { secondStepRequired = false } = useSignInWays();
  const hasFactor = (user.factors ?? []).some(({ status }) => status === 'verified');
  const isAsked = secondStepRequired && roleNeedsSecondStep(role) && !hasFactor;
  const demand = useSecondStepDemand(user.id, isAsked);
  useAskedAgainWithEachToken(user.id, session.access_token);

  // Stays until the person goes on: their backup codes are shown after the factor counts.
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

/** A refusal for want of a second step refreshes the session (`follow-refusal.ts`): then the days are over in an open tab. */
function useAskedAgainWithEachToken(userId: string, token: string): void {
  const queries = useQueryClient();
  const known = useRef(token);
  useEffect(() => {
    if (known.current === token) return;
    known.current = token;
    void queries.invalidateQueries(secondStepDemandQuery(userId));
  }, [queries, userId, token]);
}
