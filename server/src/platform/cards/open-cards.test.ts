import { expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { testCards } from '../../dev/test-checkout/test-cards.ts';
import { fixedClock } from '../../testing/fixed-clock.ts';
import type { Db } from '../db/db.ts';
import { openCards } from './open-cards.ts';
import { checkoutRequest } from './testing/checkout-request.ts';

const deps = {
  db: {} as Db,
  clock: fixedClock(),
  jobs: { enqueue: () => Promise.resolve() },
  siteUrl: 'http://plainclaim.test',
  secretKey: 'secret',
};
const settings = readConfig({});

it.each([
  ['embedded', undefined, 'test'],
  ['embedded', 'off', 'off'],
  ['embedded', 'stripe', 'stripe'],
  ['production', undefined, 'off'],
  ['production', 'stripe', 'stripe'],
] as const)('in %s mode, told %s, payments are taken by %s', (MODE, CARD_PROVIDER, name) => {
  expect(openCards({ ...settings, MODE, CARD_PROVIDER }, deps, testCards).name).toBe(name);
});

it('says plainly that nobody takes payments, and closes what was never open', async () => {
  const cards = openCards({ ...settings, CARD_PROVIDER: 'off' }, deps, testCards);
  const refused = { code: 'unavailable', userMessage: 'Card payments are not available at the moment.' };
  await expect(cards.openCheckout(checkoutRequest())).rejects.toMatchObject(refused);
  await expect(cards.readCheckout('cs_1')).rejects.toMatchObject(refused);
  const list = cards.listPaid({ from: deps.clock.now(), to: deps.clock.now() });
  await expect(list[Symbol.asyncIterator]().next()).rejects.toMatchObject(refused);
  await expect(cards.readEvent('{}', undefined)).rejects.toMatchObject({ code: 'not_found' });
  await expect(cards.expireCheckout('cs_1')).resolves.toBeUndefined();
});
