// The packages that read our sources with rules of their own would not find it.
/// <reference path="./pg-utils.d.ts" />
import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import { serialize } from 'pg-protocol';

export type StatementConfig = {
  readonly text: string;
  readonly rowMode?: 'array';
  readonly types?: pg.CustomTypesConfig;
};

export type StatementCallback = (error: Error | null, result?: StatementResult) => void;

export type StatementResult = {
  readonly command: string;
  readonly rowCount: number | null;
  readonly fields: readonly pg.FieldDef[];
  readonly rows: readonly unknown[];
};

type PreparedValues = ReturnType<typeof prepareValue>[];
type Parse = (text: string) => unknown;
/** What a connection answers a statement with, and how each kind of caller reads it. */
type Columns = {
  readonly fields: readonly pg.FieldDef[];
  readonly parsers: WeakMap<object, readonly Parse[]>;
};

/** What the types leave out: which statements a connection has parsed, by name. */
type Connected = pg.Connection & { readonly parsedStatements: Readonly<Record<string, string | undefined>> };

/** What follows the values of a statement that is known. */
const executeAndSync = Buffer.concat([serialize.execute(), serialize.sync()]);

const columnsOf = new WeakMap<pg.Connection, Map<string, Columns>>();

/**
 * A statement that the connection keeps under a name. The first time it is parsed and its columns are asked for; from then on only
 * values go there and rows come back. The library's own query asks for the columns every time and prepares to read them anew, which
 * for a read by key is a third of what it costs us.
 */
export class NamedStatement implements pg.Submittable {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** Where the client puts the caller's. */
  callback: StatementCallback | undefined;
  readonly #config: StatementConfig;
  readonly #rows: unknown[] = [];
  #connection: Connected | undefined;
  #columns: Columns | undefined;
  #tag = '';
  #unreadable: Error | undefined;

  constructor(name: string, config: StatementConfig, values: readonly unknown[]) {
    this.name = name;
    this.text = config.text;
    this.values = values;
    this.#config = config;
  }

  submit = (connection: pg.Connection): Error | null => {
    this.#connection = connection as Connected;
    const parsed = this.#connection.parsedStatements[this.name];
    if (parsed !== undefined && parsed !== this.text)
      return new Error(`the statement "${this.name}" is another one on this connection`);
    let values: PreparedValues;
    try {
      values = this.values.map((value) => prepareValue(value));
    } catch (error) {
      return error as Error;
    }
    this.#columns = parsed === undefined ? undefined : columnsOf.get(connection)?.get(this.name);
    // One piece for the socket, which is less work for it than three.
    if (this.#columns && connection.stream.writable)
      connection.stream.write(
        Buffer.concat([serialize.bind({ statement: this.name, values }), executeAndSync]),
      );
    else this.#introduce(connection, values, parsed === undefined);
    return null;
  };

  /** The first time on a connection. */
  #introduce(connection: pg.Connection, values: PreparedValues, isNew: boolean): void {
    connection.stream.cork();
    try {
      if (isNew) connection.parse({ name: this.name, text: this.text, types: [] }, true);
      connection.bind({ statement: this.name, values }, true);
      connection.describe({ type: 'P' }, true);
      connection.execute(null, true);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.#keepColumns(fields);
  }

  handleDataRow({ fields: row }: { readonly fields: unknown[] }): void {
    if (this.#unreadable || !this.#columns) return;
    try {
      const parsers = parsersFor(this.#columns, this.#config.types ?? pg.types);
      for (let i = 0; i < row.length; i++) if (row[i] !== null) row[i] = parsers[i]?.(row[i] as string);
      this.#rows.push(this.#config.rowMode === 'array' ? row : byName(this.#columns.fields, row));
    } catch (error) {
      this.#unreadable = error as Error;
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#tag = text;
    // One that answers with no rows never tells of columns.
    if (!this.#columns) this.#keepColumns([]);
  }

  handleError(error: Error): void {
    this.#answer(error);
  }

  handleReadyForQuery(): void {
    const { fields } = this.#columns ?? { fields: [] };
    // "SELECT 3", "INSERT 0 1", "BEGIN"
    const [command = '', ...counts] = this.#tag.split(' ');
    const count = counts.at(-1);
    const rowCount = count === undefined ? null : Number(count);
    if (this.#unreadable) this.#answer(this.#unreadable);
    else this.#answer(null, { command, rowCount, fields, rows: this.#rows });
  }

  handleEmptyQuery(): void {}

  handlePortalSuspended(): void {}

  handleCopyInResponse(connection: pg.Connection & { sendCopyFail(why: string): void }): void {
    connection.sendCopyFail('a named statement has nothing to copy');
  }

  handleCopyData(): void {}

  #keepColumns(fields: readonly pg.FieldDef[]): void {
    this.#columns = { fields, parsers: new WeakMap() };
    if (!this.#connection) return;
    const ofConnection = columnsOf.get(this.#connection) ?? new Map<string, Columns>();
    columnsOf.set(this.#connection, ofConnection.set(this.name, this.#columns));
  }

  #answer(error: Error | null, result?: StatementResult): void {
    const { callback } = this;
    this.callback = undefined;
    callback?.(error, result);
  }
}

function parsersFor({ fields, parsers }: Columns, types: pg.CustomTypesConfig): readonly Parse[] {
  const known = parsers.get(types);
  if (known) return known;
  const made = fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text') as Parse);
  parsers.set(types, made);
  return made;
}

function byName(fields: readonly pg.FieldDef[], row: readonly unknown[]): Record<string, unknown> {
  const named: Record<string, unknown> = {};
  for (let i = 0; i < fields.length; i++) named[(fields[i] as pg.FieldDef).name] = row[i];
  return named;
}
