import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** What one file of the built site is made of, and which files it cannot start without. */
export type ReportedChunk = { readonly imports: readonly string[]; readonly modules: readonly string[] };

/** Writes down which modules ended up in which file of the browser's bundle, for the bundle budget. */
export function chunkReport(file: string, root: string): Plugin {
  const named = (id: string) => relative(root, id.replace(/^\0/, '')).split(sep).join('/');
  return {
    name: 'plainclaim-chunk-report',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle(_, bundle) {
      const report: Record<string, ReportedChunk> = {};
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        report[output.fileName] = { imports: output.imports, modules: output.moduleIds.map(named).sort() };
      }
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, `${JSON.stringify(report, null, 1)}\n`);
    },
  };
}
