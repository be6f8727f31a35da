type ImportMetaEnv = {
  /** Where the development server finds the API; empty in a build. */
  readonly API_ORIGIN: string;
  /** True in a build. */
  readonly PROD: boolean;
};
