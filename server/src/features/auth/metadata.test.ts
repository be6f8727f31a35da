import { expect, it } from 'vitest';
import { type Metadata, mergeMetadata } from './metadata.ts';

it('keeps a key called __proto__ as a key: no object of the server learns a role from it', () => {
  const sent = JSON.parse('{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}');
  const merged = mergeMetadata({ name: 'Ada' }, sent as Metadata);
  expect(merged.role).toBeUndefined();
  expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
  expect(({} as Metadata).role).toBeUndefined();
  expect(JSON.parse(JSON.stringify(merged))).toMatchObject({ name: 'Ada' });
});
