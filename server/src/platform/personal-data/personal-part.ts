import type { Db, Executor, Tx } from '../db/db.ts';

/** Whose data it is, and by what it is found. */
export type Person = {
  readonly userId: string;
  /** The address of the account. Anyone can sign up with anyone's address: rows are not found by it. */
  readonly email: string | null;
  /** The same address, once its owner has used a link or code that went there; null until then. */
  readonly provenEmail: string | null;
  /** The number of the account, once it is confirmed. */
  readonly phone: string | null;
  readonly claimIds: readonly string[];
  /** The addresses they gave on those claims. */
  readonly claimAddresses: readonly string[];
};

export type DataRow = Readonly<Record<string, unknown>>;

/** One list in the download. */
export type DataSection = {
  /** Names its file: `claims` is `claims.json`. */
  readonly name: string;
  /** One sentence for the README of the download. */
  readonly about: string;
  /** The table its rows come from, as the database calls it. */
  readonly table: string;
  /** Columns of that table that are not given, and why. */
  readonly leftOut: Readonly<Record<string, string>>;
  /** A few rows at a time, so that a long list never lies in memory whole. */
  readonly rows: (db: Db, person: Person) => AsyncIterable<readonly DataRow[]>;
};

/** One file in the download. */
export type DataFile = {
  readonly name: string;
  readonly input: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
  readonly lastModified: Date;
};

/** What one slice knows about people: how to show it, and how to let go of it. */
export type PersonalPart = {
  readonly sections: readonly DataSection[];
  /** Tables of the slice that hold nothing to show, and why. A test looks for tables that are in neither list. */
  readonly notShown?: Readonly<Record<string, string>>;
  readonly files?: (person: Person) => AsyncIterable<DataFile>;
  /** The account is being deleted, in one transaction: what is not needed any more goes. */
  readonly forget?: (tx: Tx, person: Person) => Promise<void>;
  /** The time for keeping a closed claim is over: the people in it go, what happened and the sums stay. */
  readonly eraseClaim?: (tx: Tx, claimId: string) => Promise<void>;
  /** Once a night: what is older than the terms say. */
  readonly expire?: (executor: Executor) => Promise<void>;
};
