import { lawWith } from '@plainclaim/domain/law/law-file';
import { testCards } from '../../../dev/test-checkout/test-cards.ts';
import { openKeys } from '../../../features/auth/index.ts';
import type { ExpiryPreview } from '../../../features/your-data/index.ts';
import { openPlatform } from '../../../platform/open-platform.ts';
import { allJobs } from '../../all-jobs.ts';
import { buildApp } from '../../app.ts';
import { readLawFile } from '../../read-law-file.ts';
import type { Operation } from './operation.ts';

/** `npm run retention`: what the coming night would erase. Changes nothing. */
export const retentionCommand: Operation = async ({ config, log, dataDir, url, migrationsDir }) => {
  const siteUrl = (config.SITE_URL ?? `http://${config.HOST}:${config.PORT ?? 3000}`).replace(/\/$/, '');
  const opened = await openPlatform({
    config: { ...config, DATABASE_URL: url, ROLE: 'web' },
    log,
    dataDir,
    siteUrl,
    migrationsDir,
    jobs: allJobs,
    law: lawWith(readLawFile(config.LAW_FILE)),
    testCards,
  });
  try {
    const { AUTH_KEYS_FILE: keyFile, AUTH_SHARED_SECRET: sharedSecret } = config;
    const authKeys = await openKeys({ keyFile, sharedSecret, dataDir });
    const app = buildApp(opened.platform, { siteUrl, authKeys, isStopping: () => false });
    return { text: describe(await app.previewExpiry()), isFine: true };
  } finally {
    await opened.close();
  }
};

function describe({ claims, drafts, tables }: ExpiryPreview): string {
  const rows = tables.map(
    ({ table, added, changed, deleted }) =>
      `  ${table}: ${deleted} deleted, ${changed} changed, ${added} added`,
  );
  return [
    'The nightly jobs would do this now. Nothing was changed.',
    listed('Drafts nobody came back to, deleted', drafts),
    listed('Claims closed so long ago that the people in them go', claims),
    rows.length > 0
      ? 'Rows, by table (what is added to unclaimed_files are files to be removed the night after):'
      : 'No row would go.',
    ...rows,
  ].join('\n');
}

const mostListed = 100;

function listed(what: string, ids: readonly string[]): string {
  const more = ids.length > mostListed ? [`  and ${ids.length - mostListed} more`] : [];
  return [`${what}: ${ids.length}`, ...ids.slice(0, mostListed).map((id) => `  ${id}`), ...more].join('\n');
}
