import { type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '../../../art/icon.tsx';
import { checkAuth } from '../../../lib/auth/check-auth.ts';
import { rememberDestination } from '../../../lib/auth/intended-destination.ts';
import { claimSignUpPath, claimStartPath, claimTargetOf } from '../../../lib/claim-start.ts';
import { useViewer } from '../../../lib/viewer.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { ButtonLink } from '../../../ui/link.tsx';

/** Leads to a page by role. A plain link; with JavaScript, the session is checked first. */
export function StartClaim({ target = '/submit-claim' }: { target?: string }) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);

  const start = async (event: MouseEvent) => {
    // Leave opening a new tab or window to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setProblem(null);
    try {
      const check = await checkAuth();
      if (check.ok) return await navigate(claimTargetOf(check.role, target));
      if (check.error === 'Invalid user session') {
        return setProblem('Authentication check failed. Please try again.');
      }
      rememberDestination(target);
      await navigate(claimSignUpPath(target));
    } catch {
      setProblem('An unexpected error occurred. Please try again.');
    }
  };

  return (
    <>
      <ButtonLink to={claimStartPath(viewer, target)} size="lg" onClick={start}>
        Submit Your Claim
        <Icon name="arrow-right" />
      </ButtonLink>
      {problem ? (
        <Alert tone="danger" live title={problem} className="order-last w-full max-w-[46ch]" />
      ) : null}
    </>
  );
}
