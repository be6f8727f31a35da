import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ClaimMail } from '../../../lib/claims-api.ts';
import { Alert } from '../../../ui/display/alert.tsx';
import { failedWords, letterOutcome, openFailures } from '../mail-words.ts';

/** Banners: a claim just submitted, and problems since. */
export function ClaimBanners({ mails }: { mails: readonly ClaimMail[] }) {
  const message = useArrivalMessage();
  const outcome = mails.map(letterOutcome).findLast((words) => words !== undefined);
  const failed = openFailures(mails);
  return (
    <div className="mt-6 grid gap-4 empty:hidden">
      {message ? (
        <Alert live tone="good" title={message}>
          {outcome}
        </Alert>
      ) : null}
      {failed.map((mail) => (
        <Alert
          key={mail.id}
          live
          tone="danger"
          title={mail.notice ?? 'Email sending failed: Failed to send email'}
        >
          {failedWords(mail)}
        </Alert>
      ))}
    </div>
  );
}

/** Shown once after submission, not after a reload or a later visit. */
function useArrivalMessage(): string | undefined {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const given = (state as { message?: unknown } | null)?.message;
  const [message] = useState(typeof given === 'string' ? given : undefined);
  useEffect(() => {
    if (given !== undefined) void navigate(pathname, { replace: true, state: null });
  }, [given, navigate, pathname]);
  return message;
}
