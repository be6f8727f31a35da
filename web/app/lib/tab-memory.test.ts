import { afterEach, expect, it, vi } from 'vitest';
import { forgetAllInTab, forgetInTab, keepInTab, readFromTab } from './tab-memory.ts';

afterEach(() => vi.unstubAllGlobals());

function tabWith(kept: Record<string, string> = {}) {
  const storage = Object.assign(Object.create(storageMethods), kept) as Storage & Record<string, string>;
  vi.stubGlobal('window', { sessionStorage: storage });
  return storage;
}

/** Like the browser's: stored items are the object's own keys. */
const storageMethods = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key];
  },
};

it('keeps a value until it is forgotten', () => {
  tabWith();
  keepInTab('claim', { amount: '900' });
  expect(readFromTab('claim')).toEqual({ amount: '900' });
  forgetInTab('claim');
  expect(readFromTab('claim')).toBeUndefined();
});

it('forgets everything private at once, and nothing else', () => {
  const storage = tabWith({ 'plainclaim-destination': '/profile' });
  keepInTab('one', 1);
  keepInTab('two', 2);
  forgetAllInTab();
  expect(Object.keys(storage)).toEqual(['plainclaim-destination']);
});

it('keeps nothing and breaks nothing where storage is forbidden or holds something else', () => {
  vi.stubGlobal('window', {
    get sessionStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  keepInTab('claim', 1);
  forgetAllInTab();
  expect(readFromTab('claim')).toBeUndefined();
  tabWith({ 'plainclaim-private:claim': '{half' });
  expect(readFromTab('claim')).toBeUndefined();
});
