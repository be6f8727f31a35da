/**
 * An error as the log may hold it. What the database library throws carries every value of the statement, among
 * them mails with links that sign in; what the database itself says names the row. Neither leaves here.
 */
export function withoutValues(thrown: unknown): Error {
  if (!(thrown instanceof Error)) return new Error('something was thrown that is no error');
  if (!('params' in thrown)) return thrown;
  const { message = 'no reason given', ...reason } = (thrown.cause ?? {}) as Record<
    string,
    string | undefined
  >;
  const safe = new Error(`a statement failed: ${message}`);
  const { code, table, column, constraint, routine } = reason;
  // The first line of a stack repeats the message; the lines below it say where.
  const where = (thrown.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  safe.stack = [`Error: ${safe.message}`, ...where].join('\n');
  return Object.assign(safe, { code, table, column, constraint, routine });
}
