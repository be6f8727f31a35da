import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { Timeline } from '../../../../ui/display/timeline.tsx';
import type { Review } from '../../api/admin-api.ts';
import { actorWords, eventDetails, eventTitle } from '../../history-words.ts';
import { Panel } from './panel.tsx';

/** All recorded events of the claim, oldest first. */
export function ClaimHistory({ history }: { history: Review['history'] }) {
  return (
    <Panel serif title="History">
      <div className="mt-5">
        <Timeline
          dense
          label="Everything that happened"
          items={history.map((event, index) => ({
            id: String(index),
            state: 'past',
            ...eventTitle(event),
            when: formatDateTime(new Date(event.at)),
            who: actorWords(event),
            detail: eventDetails(event).map((line) => (
              <span key={line} className="block text-ink-2">
                {line}
              </span>
            )),
          }))}
        />
      </div>
    </Panel>
  );
}
