import { demoPeople, plantDemoPeople } from '../../features/auth/index.ts';
import { createProfileFor } from '../../features/profiles/index.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/open-platform.ts';
import { plantDemoBlog } from './blog/plant-demo-blog.ts';
import { plantDemoClaims } from './claims/plant-demo-claims.ts';
import { plantDemoMessages } from './contact/plant-demo-messages.ts';
import { queueDemoMail } from './demo-mail.tsx';
import { plantDemoServedClaims } from './serving/plant-demo-served-claims.ts';
import { plantDemoReferrals } from './solicitors/plant-demo-referrals.ts';
import { plantDemoSolicitor } from './solicitors/plant-demo-solicitor.ts';

/** Deterministic rows for a first look at the product. Each slice supplies its part. */
export type DemoSeed = {
  readonly name: string;
  readonly plant: (tx: Tx, platform: Platform, siteUrl: string) => Promise<void>;
};

export type DemoAccount = { readonly role: string; readonly email: string; readonly password: string };

/** Planted in this order: later parts refer to earlier ones. */
export const demoSeeds: readonly DemoSeed[] = [
  {
    name: 'people',
    plant: (tx, platform) =>
      plantDemoPeople(tx, { ...platform, onUserCreated: [createProfileFor(platform)] }),
  },
  {
    name: 'mail',
    plant: (tx, platform, siteUrl) =>
      queueDemoMail(platform, tx, { to: { address: platform.config.TEAM_MAILBOX }, siteUrl }),
  },
  { name: 'solicitor', plant: plantDemoSolicitor },
  { name: 'claims', plant: plantDemoClaims },
  { name: 'referrals', plant: plantDemoReferrals },
  { name: 'served-claims', plant: plantDemoServedClaims },
  { name: 'blog', plant: plantDemoBlog },
  { name: 'messages', plant: plantDemoMessages },
];

/** The demo's accounts, for the banner printed at start. */
export const demoAccounts: readonly DemoAccount[] = demoPeople.map(({ role, email, password }) => ({
  role,
  email,
  password,
}));
