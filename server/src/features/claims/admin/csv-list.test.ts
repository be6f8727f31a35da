import { describe, expect, it } from 'vitest';
import { dayMs, openAdminListsBench } from '../testing/admin-lists-bench.ts';
import { newClaim, plantManyClaims } from '../testing/plant-claim.ts';

describe('the list for a spreadsheet', () => {
  const csv = async ({ app, admin }: Awaited<ReturnType<typeof openAdminListsBench>>, query = '') =>
    await app.request(`/api/admin/claims.csv${query}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
  const linesOf = async (res: Response) => (await res.text()).split('\r\n');

  it('says what it is, and quotes every value', async () => {
    const bench = await openAdminListsBench();
    const { id, createdAt, shortReference } = await bench.plant({
      plaintiffName: 'Hannah "Han" Okoro, Leeds',
      amount: '1250.50',
      responseDeadline: bench.at(dayMs),
    });
    const res = await csv(bench);
    expect(res.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(res.headers.get('content-disposition')).toContain('claims-all.csv');
    expect(res.headers.get('cache-control')).toBe('no-store');
    const bytes = new Uint8Array(await res.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [heading, line, end] = new TextDecoder().decode(bytes).split('\r\n');
    expect(heading).toBe(
      '"Claim ID","Status","Issue type","Jurisdiction","Amount (GBP)","Claimant","Claimant email","Defendant","Defendant email","Submitted","Response deadline","Short reference"',
    );
    expect(line).toBe(
      `"${id}","pending","Other","Scotland","1250.50","Hannah ""Han"" Okoro, Leeds","hannah@example.com","Sam Reed","sam@example.com","${createdAt.toISOString()}","${bench.at(dayMs).toISOString()}","${shortReference}"`,
    );
    expect(end).toBe('');
  });

  it('gives spreadsheets nothing to run', async () => {
    const bench = await openAdminListsBench();
    const hostile = [
      '=1+1',
      '+44 20',
      '-2',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      '\n=1',
      '=HYPERLINK("http://x")',
      '＝1+1',
    ];
    for (const plaintiffName of hostile) await bench.plant({ plaintiffName });
    const text = await (await csv(bench)).text();
    for (const name of hostile) expect(text).toContain(`"'${name.replaceAll('"', '""')}"`);
  });

  it('is whole, however many pages that takes, and filtered as the list is', async () => {
    const bench = await openAdminListsBench();
    await plantManyClaims(
      bench.app.platform.db,
      Array.from({ length: 1_001 }, (_, n) =>
        newClaim(bench.claimant.id, {
          createdAt: bench.at(-dayMs),
          jurisdiction: n % 2 === 0 ? 'Scotland' : 'Northern Ireland',
        }),
      ),
    );
    expect(await linesOf(await csv(bench))).toHaveLength(1_001 + 2);
    expect(await linesOf(await csv(bench, '?jurisdiction=Northern+Ireland'))).toHaveLength(500 + 2);
    expect(await linesOf(await csv(bench, '?list=responded'))).toHaveLength(2);
    expect((await csv(bench, '?list=nothing')).status).toBe(422);
  });

  it('comes in pieces, and stops when nobody reads on', async () => {
    const bench = await openAdminListsBench();
    await bench.plant();
    const res = await csv(bench);
    const reader = res.body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toMatch(/^"Claim ID".*\r\n$/);
    await reader?.cancel();
  });
});
