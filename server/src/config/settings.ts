import type { z } from 'zod';
import { mailSettings } from './mail-settings.ts';
import { operatorSettings } from './operator-settings.ts';
import { processSettings } from './process-settings.ts';
import { serviceSettings } from './service-settings.ts';
import { signInSettings } from './sign-in-settings.ts';
import { siteSettings } from './site-settings.ts';

/** Every setting of the server: no other files name environment variables. */
export const settings = {
  ...processSettings,
  ...mailSettings,
  ...operatorSettings,
  ...serviceSettings,
  ...signInSettings,
  ...siteSettings,
} as const;

export type Config = Readonly<{ [K in keyof typeof settings]: z.output<(typeof settings)[K]['schema']> }>;

/** The environment as given, without empty variables. */
export type Given = Readonly<Record<string, string | undefined>>;
