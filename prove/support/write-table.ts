import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { resolve } from 'node:path';

const report = resolve(import.meta.dirname, '../../docs/reliability.md');
const marker = '<!-- promises -->';

export type Proved = { readonly promise: string; readonly held: boolean; readonly figures: string };

/** Puts the results between the two marks of docs/reliability.md, with the day, the commit and the machine. */
export async function writeTable(results: readonly Proved[]): Promise<void> {
  const [before, , after] = (await readFile(report, 'utf8')).split(marker);
  if (after === undefined) throw new Error(`docs/reliability.md lacks its two marks ${marker}`);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const when = new Date().toISOString().slice(0, 10);
  const where = `Node ${process.versions.node}, ${cpus().length} cores (${process.arch})`;
  const rows = results.map(
    ({ promise, held, figures }) => `| ${promise} | ${held ? 'yes' : '**no**'} | ${figures} |`,
  );
  const table = ['| Promise | Held | Figures |', '| --- | --- | --- |', ...rows].join('\n');
  await writeFile(
    report,
    `${before}${marker}\n\n${when}, commit ${commit}, ${where}.\n\n${table}\n\n${marker}${after}`,
  );
}
