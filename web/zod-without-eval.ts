import type { Plugin } from 'vite';

const zodCore = /\/zod\/v4\/core\/core\.js$/;

/**
 * Zod tries `new Function` when the first schema is made, which the content policy refuses and reports. It can be
 * told not to, but only before that: pages make schemas while they load, ahead of any line of ours. So it is told
 * inside its own first module, which also spares pages without forms from loading it just to be told.
 */
export function zodWithoutEval(): Plugin {
  return {
    name: 'plainclaim-zod-without-eval',
    apply: 'build',
    transform: {
      filter: { id: zodCore },
      handler(code) {
        if (!code.includes('export const globalConfig')) this.error('zod keeps its settings elsewhere now');
        return { code: `${code}\nglobalConfig.jitless = true;\n`, map: null };
      },
    },
  };
}
