import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { type MailActs, useMailActs } from '../../../../lib/mail-acts.ts';
import { DeliveryBadge } from '../../../../ui/display/badge.tsx';
import type { Review } from '../../api/admin-api.ts';
import { CorrectMail } from '../mails/correct-mail.tsx';
import { Panel } from './panel.tsx';

type ReviewMailsProps = { claimId: string; mails: Review['mails'] };

export function ReviewMails({ claimId, mails }: ReviewMailsProps) {
  const acts = useMailActs(claimId).data ?? [];
  return (
    <Panel serif title="E-mails">
      {mails.length === 0 ? (
        <p className="mt-2 text-ink-2">No e-mail has been written about this claim yet.</p>
      ) : (
        <ul className="mt-2">
          {mails.map((mail) => (
            <li
              key={mail.id}
              className="grid items-start justify-items-start gap-x-4 gap-y-2 border-b border-line py-3.5 last:border-b-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto]"
            >
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{mail.subject}</p>
                <p className="text-14 text-ink-2 wrap-anywhere tabular-nums">
                  To {mail.to}, {formatDateTime(new Date(mail.sent_at ?? mail.created_at))}
                </p>
                <CorrectIfPossible acts={acts} mailId={mail.id} />
                {mail.notice ? <p className="mt-1 max-w-[56ch] text-15">{mail.notice}</p> : null}
              </div>
              <DeliveryBadge state={mail.state} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function CorrectIfPossible({ acts, mailId }: { acts: MailActs; mailId: string }) {
  const mail = acts.find(({ id, may_correct }) => id === mailId && may_correct);
  return mail ? (
    <span className="-ml-3.5 block">
      <CorrectMail mail={mail} />
    </span>
  ) : null;
}
