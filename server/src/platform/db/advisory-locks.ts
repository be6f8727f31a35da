/** Every advisory lock of the product in one list, so that no two purposes share a number. */
export const advisoryLocks = {
  /** Held in the maintenance database of an embedded server for as long as a process uses its data folder. */
  dataFolder: 70_310_001,
  /** Held while migrations run, so that processes starting together take turns. */
  migrations: 70_310_002,
  /** Held by a transaction in which an admin changes someone's account: two admins take turns. */
  peopleActs: 70_310_003,
  /** Held while tests run the product a second time beside itself: one such run at a time. */
  rehearsal: 70_310_004,
  /** Held by a backup while it copies files; shared by whoever removes some. */
  fileRemoval: 70_310_005,
} as const;
