import { Button } from '../../../ui/button.tsx';
import type { Payout } from '../api/payouts-api.ts';
import { refundQuestion } from '../refund-words.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type RefundActProps = { payout: Payout; onSay: (reason: string) => Promise<unknown> };

export function RefundAct({ payout, onSay }: RefundActProps) {
  const { label, title, verb, reason, hint, words } = refundQuestion(payout);
  return (
    <ReasonDialog
      danger
      trigger={
        <Button variant="danger" size="sm">
          {label}
        </Button>
      }
      title={title}
      field={{ label: reason, hint, missing: 'Please say why it is given back.' }}
      verb={verb}
      onSay={onSay}
    >
      {words}
    </ReasonDialog>
  );
}
