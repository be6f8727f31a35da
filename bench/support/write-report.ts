import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { resolve } from 'node:path';

const report = resolve(import.meta.dirname, '../../docs/performance.md');

/** Puts a result between its two marks in docs/performance.md, with the day and the machine. */
export async function writeReport(name: string, how: string, table: string): Promise<void> {
  const marker = `<!-- ${name} -->`;
  const [before, , after] = (await readFile(report, 'utf8')).split(marker);
  if (after === undefined) throw new Error(`docs/performance.md lacks its two marks ${marker}`);
  const when = new Date().toISOString().slice(0, 10);
  const where = `Node ${process.versions.node}, ${cpus().length} cores (${process.arch})`;
  await writeFile(
    report,
    `${before}${marker}\n\n${how}, ${when}, ${where}.\n\n${table}\n\n${marker}${after}`,
  );
}
