import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Alert } from '../../../../ui/display/alert.tsx';
import { Confirm } from '../../../../ui/overlays/confirm.tsx';
import type { AdminPost } from '../../api/blog-admin-api.ts';

type ConflictNoticeProps = {
  newest: AdminPost;
  /** The newest version as readers see it. */
  children: ReactNode;
  onKeepMine: () => void;
  onTakeTheirs: () => Promise<void>;
};

/** Another admin saved while this editor was open. Nothing is overwritten until the user chooses. */
export function ConflictNotice({ newest, children, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <section aria-label="Another version" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Alert
        live
        tone="amber"
        title={`${newest.updated_by_name || 'Someone else'} saved this post after you opened it.`}
        actions={
          <>
            <Button
              variant="secondary"
              size="sm"
              aria-expanded={isShown}
              onClick={() => setIsShown((shown) => !shown)}
            >
              {isShown ? 'Hide their version' : 'See their version'}
            </Button>
            <Button variant="secondary" size="sm" onClick={onKeepMine}>
              Keep my text
            </Button>
            <Confirm
              danger
              title="Take their version?"
              verb="Take their version"
              cancelLabel="Keep my text"
              onConfirm={onTakeTheirs}
              trigger={
                <Button variant="secondary" size="sm">
                  Take their version
                </Button>
              }
            >
              What you typed here will be replaced by what was saved on{' '}
              {formatDateTime(new Date(newest.updated_at))}.
            </Confirm>
          </>
        }
      >
        Saved on {formatDateTime(new Date(newest.updated_at))}. Your text is still here and nothing was
        overwritten. Keep your text to save it over theirs, or take theirs.
      </Alert>
      {isShown ? (
        <div className="overflow-hidden rounded-xl border border-line bg-sheet">{children}</div>
      ) : null}
    </section>
  );
}
