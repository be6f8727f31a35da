/** All advisory locks, in one list so that no two share a number. */
export const advisoryLocks = {
  /** Held in an embedded server's maintenance database while a process uses its data folder. */
  dataFolder: 70_310_001,
  /** Held while migrations run: processes that start together migrate one after the other. */
  migrations: 70_310_002,
  /** Held by a transaction in which an admin changes an account, to serialise admins. */
  peopleActs: 70_310_003,
  /** Held by a rehearsal, which runs the product a second time beside itself: one at a time. */
  rehearsal: 70_310_004,
  /** Held exclusively by a backup while it copies files; shared by transactions that remove files. */
  fileRemoval: 70_310_005,
} as const;
