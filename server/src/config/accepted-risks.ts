import { z } from 'zod';
import { list, type Setting, setting } from './setting.ts';

/**
 * Refused in production unless the operator names the risk in ACCEPTED_RISKS. `docs/operations.md` lists
 * these.
 */
export const risks = {
  'demo-data': 'DEMO_DATA=on: accounts with published passwords, one of them an admin.',
  'weak-secrets': 'A secret that can be guessed: a pattern, a sample from documentation, too few characters.',
  'repeated-secrets': 'One value for two secrets: what leaks one leaks the other.',
  'plain-http-site': 'SITE_URL begins with http://: passwords and tokens travel in the clear.',
  'wildcard-redirects': 'AUTH_REDIRECTS has a *: more addresses than those listed are given tokens.',
  'empty-key-set':
    'AUTH_KEYS_FILE has no private key: access tokens are signed with AUTH_SHARED_SECRET, so programs that check them can make them.',
  'rate-limits-off': 'RATE_LIMITS=off: passwords and codes may be guessed without end.',
  'endless-service-keys':
    'Service keys without an expiry (`exp`) are accepted; otherwise they are refused, in embedded mode too.',
} as const;

export type RiskName = keyof typeof risks;

export const riskNames = Object.keys(risks) as [RiskName, ...RiskName[]];

export const riskSettings = {
  ACCEPTED_RISKS: setting(
    list.pipe(z.array(z.enum(riskNames))).default([]),
    'What production would refuse and you accept, separated by commas: names from Accepted risks. Each is listed at start.',
    { defaultText: 'none' },
  ),
} as const satisfies Record<string, Setting>;
