import type { Config } from '@react-router/dev/config';
import { precompress } from './precompress.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  // The list of routes is small and cached for good: no second request before a first navigation.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
