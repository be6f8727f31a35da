import { Navigate } from 'react-router';
import { Loading, SkeletonCard } from '../../../ui/display/skeleton.tsx';
import { letterAddress, type ToSend } from '../letter-address.ts';
import { ArrivedDraft } from './arrived-draft.tsx';
import { NoClaimData } from './no-claim-data.tsx';
import { SendDesk, SendTop } from './send-desk.tsx';

type SendPageProps = { toSend: ToSend | undefined; userId: string };

/** What goes to whom: read before the claim is submitted. Without a letter that was read there is nothing to send yet. */
export function SendPage({ toSend, userId }: SendPageProps) {
  if (!toSend) return <NoClaimData userId={userId} />;
  const { draftId, readVersion } = toSend;
  if (readVersion === undefined) return <Navigate to={letterAddress(draftId)} replace />;
  return (
    <ArrivedDraft
      key={draftId}
      draftId={draftId}
      userId={userId}
      top={<SendTop draftId={draftId} />}
      whileLoading={
        <div className="mt-8">
          <Loading label="Loading your claim">
            <SkeletonCard lines={5} />
          </Loading>
        </div>
      }
    >
      {(draft) =>
        draft.letter ? (
          <SendDesk draft={draft} letter={draft.letter} readVersion={readVersion} userId={userId} />
        ) : (
          <Navigate to={letterAddress(draftId)} replace />
        )
      }
    </ArrivedDraft>
  );
}
