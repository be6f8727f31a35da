import type { TestAppOptions } from '../../../testing/test-app.ts';
import { type ErrorAnswer, openClaimsBench, type Person } from '../../claims/testing/claims-bench.ts';
import { readZip } from './read-zip.ts';

export const password = 'a long enough passphrase';

/** A claimant with a submitted claim, and helpers for their data. */
export async function openYourDataBench(options: TestAppOptions = {}) {
  const bench = await openClaimsBench(options);
  const { app, call } = bench;
  const hannah = await bench.signUp();

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

  const remove = (person: Person, proof: object = { password, confirm: 'DELETE' }) =>
    call<ErrorAnswer | null>(person, 'POST', '/api/account/data/delete', proof);

  return { ...bench, hannah, ask, open, download, remove };
}

export const listIn = (files: Map<string, Buffer>, name: string): Record<string, unknown>[] =>
  JSON.parse(String(files.get(`data/${name}.json`)));
