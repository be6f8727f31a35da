import { startThrowawayServer } from './throwaway-server.ts';

// A program for tests to end: it exits on a signal, as Vitest and the proofs do, or dies of an error.
const [how] = process.argv.slice(2);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
process.stdout.write('starting\n');
const { url } = await startThrowawayServer();
process.stdout.write(`${url}\n`);
if (how === 'dies') throw new Error('an error that nothing catches');
setTimeout(() => {}, 600_000);
