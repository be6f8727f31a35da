import type { Role } from '@plainclaim/domain/accounts/roles';
import { test as base, expect } from '@playwright/test';
import { consentCookie } from './consent.ts';
import { sessionOf } from './people.ts';

type Options = {
  /** The role of the session with which the browser starts. */
  signedInAs: Role | null;
  /** Whether the cookie banner was answered on an earlier visit. */
  consentAnswered: boolean;
  /** Console errors that the test provokes on purpose. */
  mayComplain: RegExp | null;
};

/** Marks a test of the full run, which `npm test` leaves out. */
export const full = { tag: '@full' };

/** Watches every page of every test: a script error, a failed request or a policy report fails the test. */
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
