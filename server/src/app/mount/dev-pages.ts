import type { Hono } from 'hono';
import { createMailbox } from '../../dev/mailbox/mailbox.routes.ts';
import { createTestCheckout } from '../../dev/test-checkout/test-checkout.routes.ts';
import { printingReader } from '../../features/claims/index.ts';
import type { AppEnv } from '../../http/context.ts';
import { onlyThisMachine } from '../../http/from-this-machine.ts';
import type { Parts } from '../parts.ts';

const mailboxIsClosed =
  'The mailbox answers only to the machine that Plainclaim runs on. DEV_MAILBOX=anyone opens it to others.';

/** The mailbox of embedded mode and the test checkout. */
export function mountDevPages(http: Hono<AppEnv>, { platform, options: { siteUrl } }: Parts): void {
  const { config, db, cards } = platform;
  if (config.MODE === 'embedded') {
    if (config.DEV_MAILBOX === 'this-machine') http.use('/dev/mailbox/*', onlyThisMachine(mailboxIsClosed));
    http.route('/dev/mailbox', createMailbox({ db, files: printingReader(platform) }));
  }
  if (cards.name === 'test') http.route('/dev/checkout', createTestCheckout({ ...platform, siteUrl }));
}
