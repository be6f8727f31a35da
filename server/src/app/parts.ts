import type { Auth } from '../features/auth/index.ts';
import type { YourDataDeps } from '../features/your-data/index.ts';
import type { createApi } from '../http/create-api.ts';
import type { Platform } from '../platform/open-platform.ts';
import type { AppOptions } from './app-options.ts';
import type { Slices } from './connect-slices.ts';

export type Api = ReturnType<typeof createApi>;

/** Dependencies of the slices' routes and workers, connected once per app. */
export type Parts = {
  readonly platform: Platform;
  readonly options: AppOptions;
  readonly auth: Auth;
  readonly slices: Slices;
  readonly yourData: YourDataDeps;
};
