import { paymentLinkDays } from '@plainclaim/domain/payments/payment-link';
import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import { loadFailure } from '../../../../lib/problem-words.ts';
import { Alert } from '../../../../ui/display/alert.tsx';
import { Loading, SkeletonText } from '../../../../ui/display/skeleton.tsx';
import { useLinkPreview } from '../../api/payment-link.ts';

/** How much the link asks for, and what follows from sending it; or why none can be sent. */
export function LinkTerms({ claimId }: { claimId: string }) {
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
  const { amount, is_settlement, refusal } = preview.data;
  if (refusal) return <Alert tone="amber" title={refusal} />;
  return (
    <p>
      The link asks for <b className="amt">{formatGbp(penceFromPounds(amount))}</b>,{' '}
      {is_settlement ? 'as the claimant accepted' : 'the whole claim'}. It works for {paymentLinkDays} days,
      and an earlier link of this claim stops working at once. The e-mail leaves in a minute, when the
      claimant’s page says so, too; until then it can be taken back, and the earlier link works again.
    </p>
  );
}
