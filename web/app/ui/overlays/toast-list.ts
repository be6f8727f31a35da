export type ToastTone = 'good' | 'info' | 'danger';

export type ToastMessage = {
  title: string;
  detail?: string;
  tone?: ToastTone;
  /** Five seconds unless the spec of a message says otherwise. The clock stops under the pointer or focus. */
  forMs?: number;
};

export type ListedToast = ToastMessage & { id: number; theme: 'light' | 'dark' | undefined };

export type ToastChange = { add: ListedToast } | { remove: number };

const AT_ONCE = 3;

/** Drops the oldest: a fourth toast would cover the page. */
export function changeToasts(list: ListedToast[], change: ToastChange): ListedToast[] {
  if ('remove' in change) return list.filter((toast) => toast.id !== change.remove);
  return [...list, change.add].slice(-AT_ONCE);
}
