import pg from 'pg';

/** Opens one connection and always closes it. */
export async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'plainclaim-tests' });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
