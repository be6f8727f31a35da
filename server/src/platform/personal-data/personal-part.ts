import type { Db, Executor, Tx } from '../db/db.ts';

/** The person whose data is exported or erased, and the values that identify their rows. */
export type Person = {
  readonly userId: string;
  /** The account's address. Not used to find rows, because a stranger may have signed up with it. */
  readonly email: string | null;
  /** The same address, if a link or code sent there was used; otherwise null. */
  readonly provenEmail: string | null;
  /** The account's phone number, if confirmed. */
  readonly phone: string | null;
  readonly claimIds: readonly string[];
  /** The e-mail addresses given on those claims. */
  readonly claimAddresses: readonly string[];
  /** The moment of the export, which shows no act that can still be taken back. */
  readonly at: Date;
};

export type DataRow = Readonly<Record<string, unknown>>;

/** One list in the export. */
export type DataSection = {
  /** Its file name: `claims` becomes `claims.json`. */
  readonly name: string;
  /** A sentence for the export's README. */
  readonly about: string;
  /** The database table. */
  readonly table: string;
  /** Columns that are left out, and why. */
  readonly leftOut: Readonly<Record<string, string>>;
  /** In pages, so that a long list is never in memory as a whole. */
  readonly rows: (db: Db, person: Person) => AsyncIterable<readonly DataRow[]>;
};

/** A file in the export. */
export type DataFile = {
  readonly name: string;
  readonly input: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
  readonly lastModified: Date;
};

/** How one slice exports and erases personal data. */
export type PersonalPart = {
  readonly sections: readonly DataSection[];
  /** Tables of the slice that are not exported, and why. A test fails for tables in neither list. */
  readonly notShown?: Readonly<Record<string, string>>;
  readonly files?: (person: Person) => AsyncIterable<DataFile>;
  /** Runs in the transaction that deletes the account: erases what need not be retained. */
  readonly forget?: (tx: Tx, person: Person) => Promise<void>;
  /** The retention of a closed claim is over: erases the people in it; events and sums stay. */
  readonly eraseClaim?: (tx: Tx, claimId: string) => Promise<void>;
  /** Runs every night: deletes rows past their retention. */
  readonly expire?: (executor: Executor) => Promise<void>;
};
