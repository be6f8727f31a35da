import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shippedLaw } from '@plainclaim/domain/law/law';
import { lawWith } from '@plainclaim/domain/law/law-file';
import { reviewTable } from '@plainclaim/domain/law/list-rows';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLawFile } from '../read-law-file.ts';
import { describeLaw } from './describe-law.ts';

const today = toIsoDate('2026-11-18');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'law-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function fileWith(content: string): Promise<string> {
  const path = join(folder, 'law.json');
  await writeFile(path, content);
  return path;
}

describe('LAW_FILE', () => {
  it('may be left out', () => {
    expect(lawWith(readLawFile(undefined))).toEqual(shippedLaw);
  });

  it('adds a row that is listed with its age', async () => {
    const row = {
      table: 'bankRate',
      nation: 'UK',
      value: 3.5,
      validFrom: '2026-11-05',
      validTo: null,
      source: 'Bank of England',
      confidence: 'V',
      verifiedOn: '2026-11-08',
    };
    const law = lawWith(readLawFile(await fileWith(JSON.stringify({ rows: [row] }))));
    expect(describeLaw(law, today)).toMatch(/^10 days +V +bankRate +UK +from 2026-11-05 +Bank of England$/m);
  });

  it.each([
    ['no JSON', '{', /cannot be read/],
    ['a wrong row', '{"rows":[{}]}', /cannot be used: rows\.0\.table/],
  ])('stops the start for %s', async (_, content, words) => {
    const path = await fileWith(content);
    expect(() => readLawFile(path)).toThrow(words);
  });

  it('stops the start when it is not there', () => {
    expect(() => readLawFile(join(folder, 'nowhere.json'))).toThrow(/cannot be read: ENOENT/);
  });
});

describe('npm run law', () => {
  const list = describeLaw(shippedLaw, today);

  it('begins with the row that was checked longest ago', () => {
    const first = list.split('\n')[4];
    expect(first).toMatch(/^39 days +K +bankRate +UK +2026-10-11 to 2026-12-31 +a signature/);
  });

  it('leaves out rows of the past', () => {
    expect(list).not.toContain('2015-03-09 to 2026-07-12');
    expect(list).toMatch(/issueFees +England & Wales +from 2026-07-13 +the official text/);
  });
});

describe('docs/legal-review.md', () => {
  it('lists the rows that want a solicitor, as the tables have them', async () => {
    const path = new URL('../../../../docs/legal-review.md', import.meta.url);
    const marker = '<!-- law rows -->';
    const [before, , after] = readFileSync(path, 'utf8').split(marker);
    const generated = [before, `\n\n${reviewTable(shippedLaw)}\n\n`, after].join(marker);
    await expect(generated).toMatchFileSnapshot('../../../../docs/legal-review.md');
  });
});
