/** The whole product a second time, in this process, on a database and files of its own. Reached by nobody else. */
export type Rehearsal = {
  /** Asks its API, as a browser would. */
  request(path: string, init?: RequestInit): Promise<Response>;
  readonly siteUrl: string;
  /** An account that may do what admins do, in there. */
  readonly admin: { readonly email: string; readonly password: string };
  /** Ends it and removes all it made. Says what is left, which should be nothing. */
  close(): Promise<readonly string[]>;
};

export type OpenRehearsal = () => Promise<Rehearsal>;
