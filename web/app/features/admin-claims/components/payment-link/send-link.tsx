import { Button } from '../../../../ui/button.tsx';
import { useLinkPreview } from '../../api/payment-link.ts';

type SendLinkProps = { claimId: string; onSend: () => void };

/** Sends, unless the dialog has just said why no link can be sent. */
export function SendLink({ claimId, onSend }: SendLinkProps) {
  const refusal = useLinkPreview(claimId).data?.refusal ?? null;
  return (
    <Button disabledReasonId={refusal === null ? undefined : refusalId(claimId)} onClick={onSend}>
      Send Payment Link
    </Button>
  );
}

/** The element that says why none can be sent. One dialog is open at a time, so its claim names it. */
export const refusalId = (claimId: string): string => `no-link-${claimId}`;
