import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { resolve } from 'node:path';

const report = resolve(import.meta.dirname, '../../docs/reliability.md');
const marker = '<!-- promises -->';
const head = ['| Promise | Held | Figures | Proved |', '| --- | --- | --- | --- |'];

export type Proved = { readonly promise: string; readonly held: boolean; readonly figures: string };

/**
 * Writes the results between the two markers in docs/reliability.md, each with the date, the commit and the
 * machine. Promises not tested in this run keep their rows.
 */
export async function writeTable(results: readonly Proved[]): Promise<void> {
  const [before, old, after] = (await readFile(report, 'utf8')).split(marker);
  if (old === undefined || after === undefined)
    throw new Error(`docs/reliability.md lacks its two marks ${marker}`);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const when = new Date().toISOString().slice(0, 10);
  const proved = `${when}, ${commit}, Node ${process.versions.node}, ${cpus().length} cores (${process.arch})`;
  const rows = rowsOf(old);
  for (const { promise, held, figures } of results)
    rows.set(promise, `| ${promise} | ${held ? 'yes' : '**no**'} | ${figures} | ${proved} |`);
  const table = [...head, ...rows.values()].join('\n');
  await writeFile(report, `${before}${marker}\n\n${table}\n\n${marker}${after}`);
}

/** The existing rows, by the promise in their first cell. */
function rowsOf(table: string): Map<string, string> {
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && !head.includes(line));
  return new Map(rows.map((row) => [row.split(' | ')[0]?.slice(2) ?? '', row]));
}
