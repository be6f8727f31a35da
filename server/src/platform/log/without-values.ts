/**
 * An error as the log may hold it. What the database library throws carries every value of the statement, among
 * them mails with links that sign in; what the database itself says names the row. Neither leaves here, also not as
 * the cause of another error.
 */
export function withoutValues(thrown: unknown): Error {
  if (!(thrown instanceof Error)) return new Error('something was thrown that is no error');
  if ('params' in thrown) return statementFailure(thrown);
  if (thrown.cause === undefined) return thrown;
  const safe = new Error(thrown.message, { cause: withoutValues(thrown.cause) });
  const { name, stack } = thrown;
  return Object.assign(safe, { name, stack, ...('code' in thrown && { code: thrown.code }) });
}

function statementFailure(thrown: Error): Error {
  const { message = 'no reason given', ...reason } = (thrown.cause ?? {}) as Record<
    string,
    string | undefined
  >;
  const { code, table, column, constraint, routine } = reason;
  const safe = new Error(`a statement failed${code ? ` (${code})` : ''}: ${message}`);
  // The first line of a stack repeats the message; the lines below it say where.
  const where = (thrown.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  safe.stack = [`Error: ${safe.message}`, ...where].join('\n');
  return Object.assign(safe, { code, table, column, constraint, routine });
}
