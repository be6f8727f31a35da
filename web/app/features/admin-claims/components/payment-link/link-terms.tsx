import { paymentLinkDays } from '@plainclaim/domain/payments/payment-link';
import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import { loadFailure } from '../../../../lib/problem-words.ts';
import { Alert } from '../../../../ui/display/alert.tsx';
import { Loading, SkeletonText } from '../../../../ui/display/skeleton.tsx';
import { type LinkPreview, useLinkPreview } from '../../api/payment-link.ts';
import { MailPreview } from '../mail-preview.tsx';
import { refusalId } from './send-link.tsx';

/** How much the link asks for, the mail that carries it, and what follows; or why none can be sent. */
export function LinkTerms({ claimId, isToTeam }: { claimId: string; isToTeam: boolean }) {
  const preview = useLinkPreview(claimId);
  if (preview.isPending) {
    return (
      <Loading label="Loading what the link asks for">
        <SkeletonText lines={2} />
      </Loading>
    );
  }
  if (!preview.data)
    return <Alert tone="amber" title={loadFailure(preview.error, 'The amount could not be loaded.')} />;
  return (
    <div id={refusalId(claimId)}>
      <Terms preview={preview.data} isToTeam={isToTeam} />
    </div>
  );
}

export function Terms({ preview, isToTeam }: { preview: LinkPreview; isToTeam: boolean }) {
  const { amount, is_settlement, refusal, is_disputed, mail, mail_to_team } = preview;
  if (refusal) return <Alert tone="amber" title={refusal} />;
  const isPassedOn = isToTeam && mail_to_team !== null;
  return (
    <div className="grid gap-4">
      {is_disputed ? (
        <Alert tone="amber" title="The defendant disputes this claim">
          Their newest reply says so, or an admin has marked it. A payment link now may read as if nobody had
          read their answer.
        </Alert>
      ) : null}
      <p>
        The link asks for <b className="amt">{formatGbp(penceFromPounds(amount))}</b>,{' '}
        {is_settlement ? 'as the claimant accepted' : 'the whole claim'}. It works for {paymentLinkDays} days,
        and an earlier link of this claim stops working at once. The e-mail leaves in a minute, when the
        claimant’s page says so, too; until then it can be taken back, and the earlier link works again.
      </p>
      <div>
        <p className="text-15">This mail is sent:</p>
        <MailPreview mail={isPassedOn ? mail_to_team : mail} to={isPassedOn ? 'our team' : 'the defendant'} />
      </div>
    </div>
  );
}
