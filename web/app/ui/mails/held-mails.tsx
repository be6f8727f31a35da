import { type MailActs, useHeldMails, useMailActs, useTakeBackMail } from '../../lib/mail-acts.ts';
import { problemWords } from '../../lib/problem-words.ts';
import { useUntil } from '../../lib/use-until.ts';
import { Button } from '../button.tsx';
import { cn } from '../cn.ts';
import { Alert } from '../display/alert.tsx';
import { useToast } from '../overlays/toast.tsx';
import { SeenFrom } from './seen-from.tsx';

type HeldMailsProps = { claimId: string; className?: string };

/**
 * Mails an admin has just sent about a claim: held for a minute, in which the parties see nothing of them, and in which
 * they can be taken back along with their act.
 */
export function HeldMails({ claimId, className }: HeldMailsProps) {
  return <MailsToTakeBack mails={useMailActs(claimId).data} className={className} />;
}

export type HeldMailGroup = 'payouts' | 'payment-links';

const kindsOf: Record<HeldMailGroup, readonly string[]> = {
  payouts: ['payout-paid', 'payout-failed', 'payout-corrected'],
  'payment-links': ['payment-link', 'payment-link-to-deliver'],
};

type HeldMailsOfProps = {
  group: HeldMailGroup;
  /** Of this claim only. The parts of a page share one request. */
  claimId?: string;
  className?: string;
};

/** The same for one kind of act, on any claim: offered after a reload, too, and to every admin. */
export function HeldMailsOf({ group, claimId, className }: HeldMailsOfProps) {
  const mails = useHeldMails().data?.filter(
    (mail) => kindsOf[group].includes(mail.kind) && (claimId === undefined || mail.claim_id === claimId),
  );
  return <MailsToTakeBack mails={mails} className={className} />;
}

type MailsToTakeBackProps = { mails: MailActs | undefined; className: string | undefined };

function MailsToTakeBack({ mails, className }: MailsToTakeBackProps) {
  const held = mails?.filter((mail) => mail.may_take_back) ?? [];
  return (
    <div className={cn('grid gap-3 empty:hidden', className)}>
      {held.map((mail) => (
        <HeldMail key={mail.id} mail={mail} />
      ))}
    </div>
  );
}

function HeldMail({ mail }: { mail: MailActs[number] }) {
  const isHere = useUntil(mail.held_until);
  const toast = useToast();
  const takeBack = useTakeBackMail(mail.id, {
    onDone: () => toast({ title: 'Taken back', detail: `“${mail.subject}” is not sent.` }),
    onRefused: (error) => toast({ tone: 'danger', title: problemWords(error) }),
  });
  if (!isHere) return null;
  return (
    <Alert
      live
      tone="amber"
      title="This e-mail has not left yet."
      actions={
        <Button
          variant="secondary"
          size="sm"
          busy={takeBack.isPending}
          busyLabel="Taking back…"
          onClick={() => takeBack.mutate()}
        >
          Take it back
          <span className="sr-only">: {mail.subject}</span>
        </Button>
      }
    >
      <span className="wrap-anywhere">
        “{mail.subject}” to {mail.to}. <SeenFrom from={mail.held_until} />{' '}
        {consequences[mail.kind] ?? 'Taken back, it is never sent.'}
      </span>
    </Alert>
  );
}

const linkConsequence =
  'Taken back, it is never sent, the link stops working, and an earlier link that it replaced works again.';
const actConsequence = 'Taken back, nobody is asked, and the action can be taken again.';

const payoutConsequence =
  'Taken back, it is never sent, and the payout and the books are as they were before.';

const consequences: Readonly<Record<string, string>> = {
  'payment-link': linkConsequence,
  'payment-link-to-deliver': linkConsequence,
  'clarification-asked': actConsequence,
  'escalation-asked': actConsequence,
  'payout-paid': payoutConsequence,
  'payout-failed': payoutConsequence,
  'payout-corrected': payoutConsequence,
};
