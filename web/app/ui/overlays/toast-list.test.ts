import { describe, expect, it } from 'vitest';
import { changeToasts, type ListedToast } from './toast-list.ts';

const toast = (id: number): ListedToast => ({ id, title: `Message ${id}`, theme: undefined });

describe('list of toasts', () => {
  it('lets the oldest give way to a fourth', () => {
    const list = [1, 2, 3, 4].reduce<ListedToast[]>((so, id) => changeToasts(so, { add: toast(id) }), []);
    expect(list.map(({ id }) => id)).toEqual([2, 3, 4]);
  });

  it('removes only the one that is done', () => {
    expect(changeToasts([toast(1), toast(2)], { remove: 1 })).toEqual([toast(2)]);
  });
});
