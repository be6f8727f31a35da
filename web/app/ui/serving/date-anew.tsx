import { formatLongDate, londonDateOf } from '@plainclaim/domain/shared/dates';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../art/icon.tsx';
import { problemWords } from '../../lib/problem-words.ts';
import { Button } from '../button.tsx';
import { Confirm } from '../overlays/confirm.tsx';

type DateAnewProps = {
  letterDatedOn: IsoDate;
  /** Whether the letter reached no one and is too old to be posted; the button goes once it is dated. */
  isWanted: boolean;
  onDate: () => Promise<unknown>;
};

/** Gives a letter today's date, after asking whether the earlier one was posted after all. */
export function DateAnew({ letterDatedOn, isWanted, onDate }: DateAnewProps) {
  const [done, setDone] = useState('');
  const [failed, setFailed] = useState<string>();
  const outcome = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (done !== '' && !isWanted) outcome.current?.focus();
  }, [done, isWanted]);

  async function date() {
    try {
      await onDate();
      const today = formatLongDate(londonDateOf(new Date()));
      setDone(`The letter is now dated ${today}. Print it, and post it today or tomorrow.`);
    } catch (error) {
      setFailed(problemWords(error));
      throw error;
    }
  }

  return (
    <>
      {isWanted ? (
        <Confirm
          title="Date the letter anew?"
          verb="Date it anew"
          busyLabel="Dating it…"
          failed={failed}
          onConfirm={date}
          trigger={
            <Button variant="secondary" size="sm" block className="mt-3.5">
              <Icon name="calendar" />
              Date the letter anew
            </Button>
          }
        >
          It gets today’s date, and the other side’s days to reply count from then. The letter dated{' '}
          {formatLongDate(letterDatedOn)} then counts as never sent, and stays in the claim’s history. If that
          one was posted in time, add that attempt instead.
        </Confirm>
      ) : null}
      <p
        ref={outcome}
        tabIndex={-1}
        role="status"
        className="text-14 font-semibold text-good outline-none not-empty:mt-3"
      >
        {done}
      </p>
    </>
  );
}
