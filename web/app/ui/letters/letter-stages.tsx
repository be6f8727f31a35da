import { type LetterStage, letterStageLabels, letterStages } from '@plainclaim/domain/letters/stages';
import { Timeline, type TimelineItem } from '../display/timeline.tsx';
import { Spinner } from '../spinner.tsx';

/** Past, current and coming stages. Screen readers announce a new stage only, never single words. */
export function LetterStages({ stage }: { stage: LetterStage }) {
  const now = letterStages.indexOf(stage);
  return (
    <>
      <Timeline label="Stages" items={letterStages.map((one, index) => stageItem(one, index - now))} />
      <p role="status" className="sr-only">
        {letterStageLabels[stage]}
      </p>
    </>
  );
}

/** Below zero the stage is over, above zero it is still to come. */
function stageItem(stage: LetterStage, ahead: number): TimelineItem {
  const item = { id: stage, title: letterStageLabels[stage] };
  if (ahead < 0) return { ...item, state: 'past', icon: 'check', when: 'Done' };
  if (ahead > 0) return { ...item, state: 'next' };
  return { ...item, state: 'now', mark: <Spinner className="size-3.5" /> };
}
