import { createHash } from 'node:crypto';
import pg from 'pg';
import {
  NamedStatement,
  type StatementCallback,
  type StatementConfig,
  type StatementResult,
} from './named-statement.ts';

/** Statements of which a connection keeps the plan. Ours are a few hundred; one with lists of any length has many texts. */
const mostNamed = 1_000;
const mostSeenOnce = 5_000;

const names = new Map<string, string>();
const seenOnce = new Set<string>();

/**
 * Gives a statement that comes again a name, so that Postgres parses it once per connection and may keep its plan: for a read by
 * key that is most of what it costs. Whoever wrote the statement need not know.
 */
export class NamingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const send = (...given: unknown[]) => Reflect.apply(pg.Client.prototype.query, this, given);
    this.query = ((...given: unknown[]) => {
      const statement = namedStatement(given[0], given[1]);
      if (!statement) return send(...given);
      const callback = given.findLast((one) => typeof one === 'function') as StatementCallback | undefined;
      return callback ? send(statement, callback) : answerOf((found) => send(statement, found));
    }) as typeof this.query;
  }
}

type Given = StatementConfig & { readonly name?: string; readonly values?: unknown };

function namedStatement(given: unknown, besides: unknown): NamedStatement | undefined {
  if (!isPlainStatement(given)) return undefined;
  const values = Array.isArray(besides) ? besides : given.values;
  if (!Array.isArray(values) || mayBeSeveral(given.text, values)) return undefined;
  const name = given.name ?? nameOf(given.text);
  return name === undefined ? undefined : new NamedStatement(name, given, values);
}

const answerOf = (send: (callback: StatementCallback) => void): Promise<StatementResult> =>
  new Promise((found, failed) => {
    send((error, result) => (error ? failed(error) : found(result as StatementResult)));
  });

/** Without parameters it may be several statements in one, which cannot be prepared. */
const mayBeSeveral = (text: string, values: readonly unknown[]): boolean =>
  values.length === 0 && text.includes(';');

/** A cursor or a copy is an object that sends itself. */
const isPlainStatement = (given: unknown): given is Given =>
  typeof given === 'object' &&
  given !== null &&
  !('submit' in given) &&
  typeof (given as { text?: unknown }).text === 'string';

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNamed) return known;
  if (!seenOnce.has(text)) {
    if (seenOnce.size >= mostSeenOnce) seenOnce.clear();
    seenOnce.add(text);
    return undefined;
  }
  seenOnce.delete(text);
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  names.set(text, name);
  return name;
}
