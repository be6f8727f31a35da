import { useState } from 'react';
import { useLocation } from 'react-router';
import type { DraftSummary } from '../../../lib/claims-api.ts';
import { draftsId } from '../../../lib/drafts-id.ts';
import { useAnchor } from '../../../lib/use-anchor.ts';
import { Button } from '../../../ui/button.tsx';
import { DraftCard } from './draft-card.tsx';
import { DraftRoom } from './draft-room.tsx';

/** The most drafts shown: more would push the claims below the fold. */
const SHOWN_AT_FIRST = 3;

export function Drafts({ drafts, userId }: { drafts: readonly DraftSummary[]; userId: string }) {
  const { hash } = useLocation();
  const list = useAnchor<HTMLElement>(draftsId);
  // A link that leads here wants one of them found.
  const [isAll, setIsAll] = useState(hash === `#${draftsId}`);
  if (drafts.length === 0) return null;
  const shown = isAll ? drafts : drafts.slice(0, SHOWN_AT_FIRST);
  return (
    <section
      id={draftsId}
      ref={list}
      aria-label="Unfinished claims"
      tabIndex={-1}
      className="mt-[22px] grid scroll-mt-8 gap-3 outline-none"
    >
      {shown.map((draft) => (
        <DraftCard key={draft.id} draft={draft} userId={userId} />
      ))}
      {shown.length < drafts.length ? (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setIsAll(true)}>
          Show all {drafts.length} unfinished claims
        </Button>
      ) : null}
      <DraftRoom drafts={drafts.length} />
    </section>
  );
}
