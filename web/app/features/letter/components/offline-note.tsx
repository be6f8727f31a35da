import { Icon } from '../../../art/icon.tsx';
import { cn } from '../../../ui/cn.ts';
import { useWaitsOffline } from '../use-waits-offline.ts';

type OfflineNoteProps = { isWaiting: boolean; className?: string };

/** Beside the waiting button. The live region is mounted before its text, or screen readers would not announce it. */
export function OfflineNote({ isWaiting, className }: OfflineNoteProps) {
  const isShown = useWaitsOffline(isWaiting);
  return (
    <div role="status" className={cn('print:hidden', isShown ? className : 'sr-only')}>
      {isShown ? (
        <p className="flex gap-3 text-15 leading-[1.45]">
          <Icon name="circle-alert" className="mt-px size-[22px] shrink-0 text-amber" />
          You seem to be offline. This goes on by itself when the connection is back.
        </p>
      ) : null}
    </div>
  );
}
