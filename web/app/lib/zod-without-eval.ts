import { config } from 'zod/v4/core';

// Zod tries `new Function` when the first schema is made, which the content policy refuses and reports. The root imports
// this file before anything else: pages make their schemas while they load. The server, which shares this setting, may compile.
if (!import.meta.env.SSR) config({ jitless: true });
