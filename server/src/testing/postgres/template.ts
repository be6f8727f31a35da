import { databaseUrl } from './database-url.ts';
import { prepareTemplate } from './prepare-template.ts';
import { templateName } from './template-name.ts';
import { withClient } from './with-client.ts';

/** Made once per test run; copying it is many times quicker than migrating afresh. */
export async function createTemplate(serverUrl: string): Promise<void> {
  await withClient(serverUrl, (client) => client.query(`create database ${templateName}`));
  await prepareTemplate(databaseUrl(serverUrl, templateName));
  // A database with connections cannot be copied, so nobody gets in any more.
  await withClient(serverUrl, (client) =>
    client.query(`alter database ${templateName} with is_template true allow_connections false`),
  );
}
