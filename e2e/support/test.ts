import type { Role } from '@plainclaim/domain/accounts/roles';
import { test as base, expect } from '@playwright/test';
import { consentCookie } from './consent.ts';
import { sessionOf } from './people.ts';

type Options = {
  /** Whose session the browser starts with. */
  signedInAs: Role | null;
  /** Whether the visitor answered about cookies on an earlier visit. */
  consentAnswered: boolean;
  /** A complaint that the test provokes on purpose. */
  mayComplain: RegExp | null;
};

/** For tests that only the full run needs to prove: `npm test` leaves them out. */
export const full = { tag: '@full' };

/** Every page of every journey is watched: a script error, a failed request or a policy report fails the test. */
export const test = base.extend<Options & { complaints: string[] }>({
  signedInAs: [null, { option: true }],
  consentAnswered: [true, { option: true }],
  mayComplain: [null, { option: true }],
  storageState: async ({ baseURL, signedInAs, storageState }, use) => {
    await use(signedInAs ? await sessionOf(signedInAs, baseURL ?? '') : storageState);
  },
  complaints: [
    async ({ context, mayComplain, consentAnswered, baseURL }, use) => {
      if (consentAnswered) await context.addCookies([consentCookie(baseURL ?? '')]);
      const complaints: string[] = [];
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy: ${event.violatedDirective} blocked ${event.blockedURI || 'inline'}`);
        });
      });
      context.on('console', (message) => {
        if (message.type() === 'error')
          complaints.push(`${message.page()?.url()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => complaints.push(`${error.page()?.url()}: ${error.error().message}`));
      await use(complaints);
      expect(
        complaints.filter((one) => !mayComplain?.test(one)),
        'the browser complained',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
