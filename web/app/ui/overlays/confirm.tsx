import { AlertDialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { cn } from '../cn.ts';
import { Alert } from '../display/alert.tsx';
import { panelClass, veilClass } from './panel.ts';
import { useScopedTheme } from './theme-scope.tsx';

type ConfirmProps = {
  /** A question: "Delete this draft?" */
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The verb on the button, the same as in the question: "Delete draft". Never "OK". */
  verb: string;
  busyLabel?: string;
  cancelLabel?: string;
  danger?: boolean;
  /** Stays open and busy until this settles; a rejection is shown and can be tried again. */
  onConfirm: () => void | Promise<void>;
  failed?: string;
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

export function Confirm(props: ConfirmProps) {
  const { title, children, verb, busyLabel, cancelLabel = 'Cancel', danger = false, trigger } = props;
  const theme = useScopedTheme();
  const [openHere, setOpenHere] = useState(false);
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking');
  const open = props.open ?? openHere;

  function setOpen(next: boolean) {
    // Closing now would hide whether it worked.
    if (state === 'busy') return;
    change(next);
  }

  function change(next: boolean) {
    setState('asking');
    setOpenHere(next);
    props.onOpenChange?.(next);
  }

  async function confirm() {
    setState('busy');
    try {
      await props.onConfirm();
      change(false);
    } catch {
      setState('failed');
    }
  }

  return (
    <AlertDialog.Root open={open} onOpenChange={setOpen}>
      {trigger ? <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger> : null}
      <AlertDialog.Portal>
        <AlertDialog.Overlay data-theme={theme} className={veilClass} />
        <AlertDialog.Content data-theme={theme} className={cn(panelClass, 'sm:max-w-[440px]')}>
          <AlertDialog.Title className="font-serif text-[1.5rem]">{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="mt-2.5 text-ink-2">{children}</div>
          </AlertDialog.Description>
          {state === 'failed' ? (
            <Alert
              live
              tone="danger"
              className="mt-4"
              title={props.failed ?? 'That did not work. Please try again.'}
            />
          ) : null}
          <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">
            <Button
              variant={danger ? 'danger' : 'primary'}
              busy={state === 'busy'}
              busyLabel={busyLabel}
              onClick={confirm}
            >
              {verb}
            </Button>
            <AlertDialog.Cancel asChild>
              <Button variant="secondary" disabled={state === 'busy'}>
                {cancelLabel}
              </Button>
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
