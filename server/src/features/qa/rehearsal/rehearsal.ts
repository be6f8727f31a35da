/**
 * A second instance of the whole product, in this process, with its own database and files. Only the test run
 * can reach it.
 */
export type Rehearsal = {
  /** Sends a request to its API. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Moves its clock, so that a run need not wait. */
  forward(seconds: number): void;
  readonly siteUrl: string;
  /** An admin's account in it. */
  readonly admin: { readonly email: string; readonly password: string };
  /** Stops it and removes all it created. Returns what could not be removed, which should be nothing. */
  close(): Promise<readonly string[]>;
};

export type OpenRehearsal = () => Promise<Rehearsal>;
