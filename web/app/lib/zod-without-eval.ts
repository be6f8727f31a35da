import { config } from 'zod/v4/core';

// Zod tries `new Function` with the first schema, which the content security policy refuses and reports. So
// the root imports this file first: pages create schemas while they load. The server is not under the policy.
if (!import.meta.env.SSR) config({ jitless: true });
