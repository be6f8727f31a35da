import { Icon } from '../../../art/icon.tsx';
import type { DraftSummary } from '../../../lib/claims-api.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { ProgressBar } from '../../../ui/display/progress-bar.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Confirm } from '../../../ui/overlays/confirm.tsx';
import { useDeleteDraft } from '../api/delete-draft.ts';
import { draftAddress, draftLine, draftStep, draftTitle } from '../draft-words.ts';

const STEPS = 4;

type DraftCardProps = { draft: DraftSummary; userId: string };

export function DraftCard({ draft, userId }: DraftCardProps) {
  const remove = useDeleteDraft(userId, draft.id);
  const title = draftTitle(draft);
  return (
    <Card
      dashed
      className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-4 gap-y-3 px-5 py-[18px] sm:grid-cols-[24px_minmax(0,1fr)_auto] sm:items-center"
    >
      <Icon name="pencil" className="mt-0.5 size-[22px] self-start text-ink-3" />
      <div className="min-w-0">
        <h3 className="font-sans text-16 leading-normal font-strong tracking-[0]">{title}</h3>
        <p className="text-14 text-ink-2 wrap-anywhere">{draftLine(draft)}</p>
        <ProgressBar
          label={`${title}: how far it is`}
          labelHidden
          value={draft.has_letter ? STEPS : draft.step - 1}
          max={STEPS}
          text={draftStep(draft)}
          className="mt-2 max-w-80"
        />
      </div>
      <div className="flex items-center gap-1 max-sm:col-start-2">
        <ButtonLink to={draftAddress(draft)} variant="secondary" size="sm">
          Continue
          <span className="sr-only"> {title}</span>
        </ButtonLink>
        <Confirm
          danger
          title="Delete this draft?"
          verb="Delete draft"
          cancelLabel="Keep draft"
          onConfirm={async () => {
            await remove.mutateAsync();
          }}
          trigger={<IconButton icon="trash" label={`Delete draft: ${title}`} />}
        >
          Your answers and files are deleted. This cannot be undone.
        </Confirm>
      </div>
    </Card>
  );
}
