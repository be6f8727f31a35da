import { withPostgres } from './with-postgres.ts';

// A program for tests to end: a benchmark that never does, or that dies of an error which nothing catches.
const [how] = process.argv.slice(2);
process.stdout.write('starting\n');
await withPostgres(async (databaseNamed) => {
  process.stdout.write(`${await databaseNamed('held')}\n`);
  if (how === 'dies')
    setTimeout(() => {
      throw new Error('an error that nothing catches');
    });
  await new Promise((resolve) => setTimeout(resolve, 600_000));
});
