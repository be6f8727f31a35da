import type { ClaimsBench, ErrorAnswer, Person } from '../../claims/testing/claims-bench.ts';
import { readZip } from './read-zip.ts';

export const password = 'a long enough passphrase';

/** Asks for downloads of an account's data and opens them, on any bench with claims. */
export function downloadsOn({ app, call }: Pick<ClaimsBench, 'app' | 'call'>) {
  const ask = (person: Person, proof: object = { password }) =>
    call<{ url: string } & ErrorAnswer>(person, 'POST', '/api/account/data/download', proof);

  /** Downloads and opens the archive behind a link. */
  const open = async (url: string) => {
    const res = await app.request(url);
    return res.status === 200 ? readZip(new Uint8Array(await res.arrayBuffer())) : res.status;
  };

  async function download(person: Person): Promise<Map<string, Buffer>> {
    const files = await open((await ask(person)).body.url);
    if (typeof files === 'number') throw new Error(`the download was answered ${files}`);
    return files;
  }

  return { ask, open, download };
}

export const listIn = (files: Map<string, Buffer>, name: string): Record<string, unknown>[] =>
  JSON.parse(String(files.get(`data/${name}.json`)));
