import { createHash } from 'node:crypto';
import pg from 'pg';

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
    const sendNamed = (first: unknown, ...rest: unknown[]) =>
      Reflect.apply(pg.Client.prototype.query, this, [withName(first, rest[0]), ...rest]);
    this.query = sendNamed as typeof this.query;
  }
}

type Given = { readonly text: string; readonly name?: string; readonly values?: unknown };

function withName(given: unknown, values: unknown): unknown {
  if (!isPlainStatement(given) || given.name !== undefined) return given;
  if (mayBeSeveral(given.text, values ?? given.values)) return given;
  const name = nameOf(given.text);
  return name === undefined ? given : { ...given, name };
}

/** Without parameters it may be several statements in one, which cannot be prepared. */
const mayBeSeveral = (text: string, values: unknown): boolean =>
  !Array.isArray(values) || (values.length === 0 && text.includes(';'));

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
