import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Loading, SkeletonCard } from '../../../ui/display/skeleton.tsx';
import { answersInAddress } from '../answers-in-address.ts';
import { useOpenDraft } from '../api/open-draft.ts';
import { isGone } from '../save-state.ts';
import { OpenWizard } from './open-wizard.tsx';
import { NotOpened } from './wizard-notices.tsx';
import { WizardTitle } from './wizard-title.tsx';

/** Opens the draft in the URL, else the newest, else an empty form. */
export function Wizard({ userId }: { userId: string }) {
  const asked = useSearchParams()[0].get('draft');
  const [seen, setSeen] = useState(asked);
  const [opening, setOpening] = useState({ number: 1, wanted: asked });
  // Set once the draft is loaded or created. The URL then changes to its id without opening it again.
  const [draftId, setDraftId] = useState<string | null>(null);
  if (asked !== seen) {
    setSeen(asked);
    if (asked !== null && asked !== draftId) {
      setOpening({ number: opening.number + 1, wanted: asked });
      setDraftId(null);
    }
  }
  return <WantedDraft key={opening.number} userId={userId} wanted={opening.wanted} onDraft={setDraftId} />;
}

type WantedDraftProps = { userId: string; wanted: string | null; onDraft: (id: string) => void };

function WantedDraft({ userId, wanted, onDraft }: WantedDraftProps) {
  const opened = useOpenDraft(userId, wanted);
  const [search] = useSearchParams();
  const [carried] = useState(() => answersInAddress(search));
  if (opened.isPending) return <WaitingForDraft />;
  if (opened.data === undefined) {
    return (
      <Waiting>
        <NotOpened
          isMissing={isGone(opened.error)}
          isTrying={opened.isFetching}
          onTryAgain={() => void opened.refetch()}
        />
      </Waiting>
    );
  }
  const { draft, copy, drafts } = opened.data;
  return (
    <OpenWizard
      userId={userId}
      opened={{ draft, copy: copy ?? carried, drafts }}
      wanted={wanted}
      onDraft={onDraft}
    />
  );
}

function WaitingForDraft() {
  return (
    <Waiting>
      <Loading label="Loading your claim">
        <SkeletonCard lines={8} />
      </Loading>
    </Waiting>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <>
      <WizardTitle />
      <div className="mt-8 max-w-[680px]">{children}</div>
    </>
  );
}
