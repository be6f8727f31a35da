type ImportMetaEnv = {
  /** Where the development server finds the API; empty in a build. */
  readonly API_ORIGIN: string;
  /** True in what the server runs, false in what the browser gets. */
  readonly SSR: boolean;
};
