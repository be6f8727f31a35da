import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../button.tsx';
import { cn } from '../cn.ts';
import { panelClass, veilClass } from './panel.ts';
import { useScopedTheme } from './theme-scope.tsx';

type DialogProps = {
  title: string;
  description?: ReactNode;
  /** The button that opens it; focus returns there. Leave out when `open` is steered from elsewhere. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  wide?: boolean;
  /** Buttons at the foot, the main one first. Wrap a button in DialogClose to let it close the dialog. */
  actions?: ReactNode;
  children?: ReactNode;
};

export const DialogClose = RadixDialog.Close;

export function Dialog(props: DialogProps) {
  const { title, description, trigger, open, onOpenChange, wide = false, actions, children } = props;
  const theme = useScopedTheme();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger> : null}
      <RadixDialog.Portal>
        <RadixDialog.Overlay data-theme={theme} className={veilClass} />
        <RadixDialog.Content
          data-theme={theme}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cn(panelClass, wide ? 'sm:max-w-[640px]' : 'sm:max-w-[480px]')}
        >
          <div className="flex items-start justify-between gap-4">
            <RadixDialog.Title className="font-serif text-[1.5rem]">{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton icon="x" label="Close" className="-mt-2.5 -mr-2.5" />
            </RadixDialog.Close>
          </div>
          {description ? (
            <RadixDialog.Description className="mt-1.5 text-[0.9375rem] leading-normal text-ink-2">
              {description}
            </RadixDialog.Description>
          ) : null}
          {children ? <div className="mt-[18px]">{children}</div> : null}
          {actions ? <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">{actions}</div> : null}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
