import { type MailActs, useMailActs, useTakeBackMail } from '../../lib/mail-acts.ts';
import { problemWords } from '../../lib/problem-words.ts';
import { useUntil } from '../../lib/use-until.ts';
import { Button } from '../button.tsx';
import { cn } from '../cn.ts';
import { Alert } from '../display/alert.tsx';
import { SeenFrom } from './seen-from.tsx';

type HeldMailsProps = { claimId: string; className?: string };

/**
 * Mails an admin has just sent: held for a minute, in which the parties see nothing of them, and in which they can be
 * taken back along with their act.
 */
export function HeldMails({ claimId, className }: HeldMailsProps) {
  const held = useMailActs(claimId).data?.filter((mail) => mail.may_take_back) ?? [];
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
  const takeBack = useTakeBackMail(mail.id);
  if (!isHere && !takeBack.isError) return null;
  if (takeBack.isError) return <Alert live tone="danger" title={problemWords(takeBack.error)} />;
  return (
    <Alert
      live
      tone="amber"
      title="This e-mail leaves in a minute."
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
