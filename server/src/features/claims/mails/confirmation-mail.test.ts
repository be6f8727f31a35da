import { expect, it } from 'vitest';
import { openClaimsBench } from '../testing/claims-bench.ts';

it('says in pounds what is kept of a payment, and how to be paid directly', async () => {
  const { signUp, submitted, rows } = await openClaimsBench();
  await submitted(await signUp());
  const mail = (await rows('emails')).find(({ kind }) => kind === 'claim-confirmation');
  const text = String(mail?.text).replace(/\s+/g, ' ');
  expect(text).toContain(
    'If £1,250.50 is paid through Plainclaim, we keep 10%, £125.05, and you get £1,125.45. Paid to you directly, all of it is yours:',
  );
});
