import { useState } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useReadAll } from '../api/messages.ts';
import { MessageList } from './message-list.tsx';

/** Messages from the contact page. Opening the panel marks as read what has arrived by then. */
export function Notifications({ unread }: { unread: number | undefined }) {
  const [open, setOpen] = useState(false);
  const readAll = useReadAll();
  const change = (opens: boolean) => {
    setOpen(opens);
    if (opens) readAll.mutate();
  };
  return (
    <Dialog
      wide
      title="Notifications"
      description="Messages from the contact page, newest first."
      open={open}
      onOpenChange={change}
      trigger={
        <Button variant="secondary" size="sm">
          <Icon name="bell" />
          Notifications
          <UnreadCount count={unread ?? 0} />
        </Button>
      }
    >
      <MessageList reading={readAll} />
    </Dialog>
  );
}

function UnreadCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="min-w-6 rounded-full bg-info px-1.5 py-0.5 text-14 leading-[1.35] font-strong text-sheet tabular-nums">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> unread</span>
    </span>
  );
}
