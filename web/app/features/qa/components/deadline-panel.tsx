import { useId, useState } from 'react';
import { CleanUp } from './clean-up.tsx';
import { GenerateClaims } from './generate-claims.tsx';
import { MoveDeadlines } from './move-deadlines.tsx';

type DeadlinePanelProps = {
  /** Called with the outcome of each action, for the console. */
  onMessage: (words: string) => void;
};

/** Creates test claims, moves their deadlines and deletes them. */
export function DeadlinePanel({ onMessage }: DeadlinePanelProps) {
  const headingId = useId();
  const [claimIds, setClaimIds] = useState('');
  return (
    <section aria-labelledby={headingId} className="mt-12">
      <h2 id={headingId}>Deadline testing</h2>
      <p className="mt-2 max-w-[62ch] text-ink-2">
        Test claims are yours. The team’s lists and figures leave them out, and no letter is sent for them.
      </p>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <GenerateClaims
          onMessage={onMessage}
          onMade={(claims) => setClaimIds(claims.map(({ id }) => id).join('\n'))}
        />
        <MoveDeadlines claimIds={claimIds} onClaimIdsChange={setClaimIds} onMessage={onMessage} />
        <div className="lg:col-span-2">
          <CleanUp onMessage={onMessage} />
        </div>
      </div>
    </section>
  );
}
