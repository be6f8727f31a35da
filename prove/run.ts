import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Proof } from './support/proof.ts';
import { type Proved, writeTable } from './support/write-table.ts';

/**
 * `npm run prove` proves every promise in the long form and writes docs/reliability.md. Names select proofs;
 * `--short` runs the form for `npm test` and writes nothing. Prints one line each; a broken promise fails the
 * run.
 */
const words = process.argv.slice(2);
const size = words.includes('--short') ? 'short' : 'long';
const wanted = words.filter((word) => !word.startsWith('--'));

// On a signal, exit handlers stop what was started: servers, databases, folders. Not `once`: Ctrl-C arrives twice, from
// the terminal and from tsx, and the second would end us in the middle of them.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.proof.ts')).sort();
const results: Proved[] = [];
for (const file of files.filter(
  (file) => wanted.length === 0 || wanted.some((word) => file.includes(word)),
)) {
  const { proof }: { proof: Proof } = await import(join(import.meta.dirname, file));
  const result = await outcome(proof);
  results.push(result);
  console.log(`${result.held ? '✓' : '✗'} ${proof.promise}: ${result.figures}`);
}
if (size === 'long') await writeTable(results);
process.exitCode = results.every(({ held }) => held) ? 0 : 1;

async function outcome({ promise, prove }: Proof): Promise<Proved> {
  try {
    return { promise, held: true, figures: await prove(size) };
  } catch (error) {
    console.error(error);
    return {
      promise,
      held: false,
      figures: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
    };
  }
}
