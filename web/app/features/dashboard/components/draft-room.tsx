import { draftRoomWords } from '@plainclaim/domain/claims/drafts';

/** How many more claims can be kept, once they are few. Announced as drafts are deleted or, in another tab, begun. */
export function DraftRoom({ drafts }: { drafts: number }) {
  const room = draftRoomWords(drafts);
  return (
    <p role="status" className={room ? 'text-14 text-ink-2' : 'sr-only'}>
      {room}
    </p>
  );
}
