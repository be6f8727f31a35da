import { Toast as RadixToast } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useReducer, useRef } from 'react';
import { Icon, type IconName } from '../../art/icon.tsx';
import { IconButton } from '../button.tsx';
import { useScopedTheme } from './theme-scope.tsx';
import { changeToasts, type ListedToast, type ToastMessage, type ToastTone } from './toast-list.ts';

const DEFAULT_FOR_MS = 5000;

const icons: Record<ToastTone, IconName> = { good: 'circle-check', info: 'info', danger: 'circle-alert' };

type Show = (message: ToastMessage, theme: ListedToast['theme']) => void;

const ToastContext = createContext<Show | undefined>(undefined);

/** Once, around the whole app. The list at the corner is reached by keyboard with F8. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, change] = useReducer(changeToasts, []);
  const lastId = useRef(0);

  const show = useCallback<Show>((message, theme) => {
    lastId.current += 1;
    change({ add: { ...message, id: lastId.current, theme } });
  }, []);

  return (
    <ToastContext value={show}>
      <RadixToast.Provider label="Message" duration={DEFAULT_FOR_MS} swipeDirection="right">
        {children}
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onGone={() => change({ remove: toast.id })} />
        ))}
        <RadixToast.Viewport
          label="Messages ({hotkey})"
          className="fixed right-4 bottom-4 z-60 m-0 flex w-[min(420px,calc(100vw-2rem))] list-none flex-col gap-2 p-0"
        />
      </RadixToast.Provider>
    </ToastContext>
  );
}

export function useToast(): (message: ToastMessage) => void {
  const show = useContext(ToastContext);
  const theme = useScopedTheme();
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return useCallback((message: ToastMessage) => show(message, theme), [show, theme]);
}

function ToastItem({ toast, onGone }: { toast: ListedToast; onGone: () => void }) {
  const { title, detail, tone = 'good', forMs, theme } = toast;
  return (
    <RadixToast.Root
      // Screen readers announce foreground at once, background when idle.
      type={tone === 'danger' ? 'foreground' : 'background'}
      duration={forMs}
      data-theme={theme}
      onOpenChange={(open) => {
        if (!open) onGone();
      }}
      className="grid grid-cols-[22px_minmax(0,1fr)_auto] items-start gap-x-3 rounded-lg bg-toast py-3.5 pr-2.5 pl-[18px] text-toast-ink shadow-3 data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      <Icon name={icons[tone]} className="mt-px size-[22px]" />
      <div className="min-w-0">
        <RadixToast.Title className="leading-[1.4] font-[650]">{title}</RadixToast.Title>
        {detail ? (
          <RadixToast.Description className="text-[0.9375rem] leading-[1.45] opacity-86">
            {detail}
          </RadixToast.Description>
        ) : null}
      </div>
      <RadixToast.Close asChild>
        <IconButton
          icon="x"
          label="Dismiss"
          className="-my-1 size-8 text-inherit hover:bg-neutral-fill/25 hover:text-inherit focus-visible:outline-current"
        />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
