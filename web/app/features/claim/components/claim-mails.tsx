import { Icon, type IconName } from '../../../art/icon.tsx';
import type { ClaimMail } from '../../../lib/claims-api.ts';
import { cn } from '../../../ui/cn.ts';
import { DeliveryBadge } from '../../../ui/display/badge.tsx';
import { letterOutcome, mailLine, mailTitle } from '../mail-words.ts';

const looks: Record<ClaimMail['state'], { icon: IconName; className: string }> = {
  queued: { icon: 'clock', className: 'bg-well text-ink-2' },
  sent: { icon: 'mail-check', className: 'bg-good-soft text-good' },
  kept: { icon: 'inbox', className: 'bg-well text-ink-2' },
  failed: { icon: 'mail-x', className: 'bg-danger-soft text-danger' },
};

type ClaimMailsProps = { mails: readonly ClaimMail[]; ownEmail: string };

export function ClaimMails({ mails, ownEmail }: ClaimMailsProps) {
  if (mails.length === 0)
    return <p className="mt-3 text-ink-2">No email has been written about this claim yet.</p>;
  return (
    <ul className="mt-4 border-t border-line">
      {mails.map((mail) => (
        <MailRow key={mail.id} mail={mail} ownEmail={ownEmail} />
      ))}
    </ul>
  );
}

function MailRow({ mail, ownEmail }: { mail: ClaimMail; ownEmail: string }) {
  const { icon, className } = looks[mail.state];
  const outcome = letterOutcome(mail);
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)] items-start gap-x-3.5 gap-y-1 border-b border-line py-4 sm:grid-cols-[40px_minmax(0,1fr)_auto]">
      <span className={cn('grid size-10 place-items-center rounded-full', className)}>
        <Icon name={icon} className="size-5" />
      </span>
      <div className="min-w-0">
        <p className="font-strong">{mailTitle(mail)}</p>
        <p className="text-14 text-ink-2 wrap-anywhere tabular-nums">{mailLine(mail, ownEmail)}</p>
        {outcome ? <p className="mt-1.5 max-w-[52ch] text-15 leading-[1.45]">{outcome}</p> : null}
        {mail.notice ? (
          <p
            className={cn(
              'mt-1.5 max-w-[52ch] text-15 leading-[1.45]',
              mail.state === 'failed' && 'text-danger',
            )}
          >
            {mail.notice}
          </p>
        ) : null}
        {mail.state === 'kept' ? (
          <p className="mt-1.5 max-w-[52ch] text-14 text-ink-2">
            No mail server is set up here, so it is kept in this installation’s mailbox.
          </p>
        ) : null}
      </div>
      <div className="max-sm:col-start-2 max-sm:mt-1">
        <DeliveryBadge state={mail.state} />
      </div>
    </li>
  );
}
