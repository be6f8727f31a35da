import { databaseUrl } from './database-url.ts';
import { prepareTemplate } from './prepare-template.ts';
import { templateName } from './template-name.ts';
import { withClient } from './with-client.ts';

/** Created once per test run: copying it is many times faster than migrating. */
export async function createTemplate(serverUrl: string): Promise<void> {
  await withClient(serverUrl, (client) => client.query(`create database ${templateName}`));
  await prepareTemplate(databaseUrl(serverUrl, templateName));
  // A template with open connections cannot be copied, so connections are refused from now on.
  await withClient(serverUrl, (client) =>
    client.query(`alter database ${templateName} with is_template true allow_connections false`),
  );
}
