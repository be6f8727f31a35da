/**
 * Makes an error safe to log. Drizzle's errors contain every value of the statement, including mails with
 * links that sign in; PostgreSQL's detail names the row. Removes both, also from the error's causes.
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
  // The stack's first line repeats the message, so only the frames are copied.
  const where = (thrown.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  safe.stack = [`Error: ${safe.message}`, ...where].join('\n');
  return Object.assign(safe, { code, table, column, constraint, routine });
}
