import type { Platform } from '../../platform/open-platform.ts';
import { demoSeeds as planted } from './demo.tables.ts';
import type { DemoSeed } from './demo.ts';

export type PlantOptions = {
  readonly seeds: readonly DemoSeed[];
  readonly isEmbedded: boolean;
  readonly siteUrl: string;
};

/** Plants each part once. With DEMO_DATA=auto, an operator's own database gets none. */
export async function plantDemoData(
  platform: Platform,
  { seeds, isEmbedded, siteUrl }: PlantOptions,
): Promise<boolean> {
  const { config, clock, db, log } = platform;
  const isWanted = config.DEMO_DATA === 'on' || (config.DEMO_DATA === 'auto' && isEmbedded);
  if (!isWanted) return false;
  for (const seed of seeds) {
    await db.transaction(async (tx) => {
      const row = { name: seed.name, plantedAt: clock.now() };
      // The row is the lock: a second process that starts now waits for it, then finds the part planted.
      const turn = await tx.insert(planted).values(row).onConflictDoNothing().returning();
      if (turn.length === 0) return;
      await seed.plant(tx, platform, siteUrl);
      log.info({ part: seed.name }, 'demo data planted');
    });
  }
  return true;
}
