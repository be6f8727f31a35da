import { test as base, expect } from '@playwright/test';

/** Every page of every journey is watched: a script error, a failed request or a policy report fails the test. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy: ${event.violatedDirective} blocked ${event.blockedURI || 'inline'}`);
        });
      });
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.page()?.url()}: ${message.text()}`);
      });
      context.on('weberror', (error) => complaints.push(`${error.page()?.url()}: ${error.error().message}`));
      await use(complaints);
      expect(complaints, 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
