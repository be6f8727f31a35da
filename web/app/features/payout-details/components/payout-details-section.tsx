import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { DescriptionList } from '../../../ui/display/description-list.tsx';
import { LoadFailure } from '../../../ui/display/load-failure.tsx';
import { Loading, SkeletonText } from '../../../ui/display/skeleton.tsx';
import { usePayoutDetails } from '../api/payout-details.ts';
import type { ShownDetails } from '../api/payout-details-api.ts';
import { PayoutDetailsForm } from './payout-details-form.tsx';

type PayoutDetailsSectionProps = {
  userId: string;
  /** Opens the form at once if no account is saved: on a claim with money to pay out. */
  opensEmpty?: boolean;
};

/** The bank account for payouts. Once saved it is only shown masked, also to its owner. */
export function PayoutDetailsSection({ userId, opensEmpty = false }: PayoutDetailsSectionProps) {
  const details = usePayoutDetails(userId);
  if (details.isPending) {
    return (
      <Loading label="Loading your bank details">
        <SkeletonText lines={3} />
      </Loading>
    );
  }
  if (details.data === undefined)
    return <LoadFailure title="Your bank details could not be loaded." query={details} />;
  return <Loaded userId={userId} saved={details.data} opensEmpty={opensEmpty} />;
}

type LoadedProps = { userId: string; saved: ShownDetails | null; opensEmpty: boolean };

function Loaded({ userId, saved, opensEmpty }: LoadedProps) {
  const [isEditing, setIsEditing] = useState(opensEmpty && saved === null);
  const [notice, setNotice] = useState<string | null>(null);
  const edit = useFocusWhenBack(!isEditing);
  return (
    <div>
      {isEditing ? (
        <PayoutDetailsForm
          userId={userId}
          onSaved={() => {
            setIsEditing(false);
            setNotice('Your bank details are saved.');
          }}
          onCancel={saved || !opensEmpty ? () => setIsEditing(false) : undefined}
        />
      ) : (
        <>
          {saved ? (
            <DescriptionList
              wide
              facts={[
                { term: 'Account holder', detail: saved.account_holder },
                { term: 'Sort code', detail: saved.sort_code },
                { term: 'Account number', detail: saved.account_number },
              ]}
            />
          ) : (
            <p className="text-ink-2">You have not told us where to send money yet.</p>
          )}
          <Button
            ref={edit}
            variant="secondary"
            size="sm"
            className="mt-4"
            onClick={() => {
              setNotice(null);
              setIsEditing(true);
            }}
          >
            <Icon name={saved ? 'pencil' : 'plus'} className="size-[1.2em]" />
            {saved ? 'Change bank details' : 'Add bank details'}
          </Button>
        </>
      )}
      <p role="status" className="font-semibold text-good not-empty:mt-4">
        {notice}
      </p>
    </div>
  );
}

/** Returns the focus to the button that opened the form when the form closes. */
function useFocusWhenBack(isBack: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasAway = useRef(false);
  useEffect(() => {
    if (isBack && wasAway.current) button.current?.focus();
    wasAway.current = !isBack;
  }, [isBack]);
  return button;
}
