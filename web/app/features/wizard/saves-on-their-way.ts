let leaving: Promise<unknown> = Promise.resolve();

/** Someone left the wizard while something was being saved. */
export function saveOnItsWay(save: Promise<unknown>): void {
  leaving = Promise.allSettled([leaving, save]);
}

/** Coming back at once must not read what that save is about to change. */
export async function savesOnTheirWay(): Promise<void> {
  await leaving;
}
