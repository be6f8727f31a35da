import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { resolve } from 'node:path';

const report = resolve(import.meta.dirname, '../../docs/performance.md');

/**
 * Writes a result between its two markers in docs/performance.md, with the date, the commit and the machine.
 */
export async function writeReport(name: string, how: string, table: string): Promise<void> {
  const marker = `<!-- ${name} -->`;
  const [before, , after] = (await readFile(report, 'utf8')).split(marker);
  if (after === undefined) throw new Error(`docs/performance.md lacks its two marks ${marker}`);
  const when = `${new Date().toISOString().slice(0, 10)}, commit ${commit()}`;
  const where = `Node ${process.versions.node}, ${cpus().length} cores (${process.arch})`;
  await writeFile(
    report,
    `${before}${marker}\n\n${how}, ${when}, ${where}.\n\n${table}\n\n${marker}${after}`,
  );
}

/** The commit that was measured; with a plus for uncommitted changes. */
function commit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: import.meta.dirname })
      .toString()
      .trim();
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '-uno') ? '+' : '');
}
