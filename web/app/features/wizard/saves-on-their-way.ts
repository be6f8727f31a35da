let leaving: Promise<unknown> = Promise.resolve();

/** Registers a save that is still running when the user leaves the wizard. */
export function saveOnItsWay(save: Promise<unknown>): void {
  leaving = Promise.allSettled([leaving, save]);
}

/** Await this before reading a draft: reopening at once would read the version before that save. */
export async function savesOnTheirWay(): Promise<void> {
  await leaving;
}
