import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { clockStandsAt } from '../../../testing/clock-stands-at.ts';
import type { TestAppOptions } from '../../../testing/open-test-app.ts';
import { openClaimsBench } from '../testing/claims-bench.ts';

clockStandsAt('2026-11-16T10:00:00Z');

async function open(incidentDate = '2021-01-10', options: TestAppOptions = {}) {
  const bench = await openClaimsBench(options);
  const hannah = await bench.signUp();
  const claim = await bench.submitted(hannah, { incidentDate });
  const mails = async () => (await bench.rows('emails')).filter(({ kind }) => kind === 'claim-time-runs-out');
  const warnOn = async (moment: string) => {
    bench.app.clock.set(moment);
    await bench.app.platform.jobs.boss.send('warn-of-limitation', { payload: {} });
    expect((await bench.app.runJobs()).failed).toBe(0);
    return (await mails()).length;
  };
  const close = (status: string) =>
    bench.app.platform.db.execute(sql`update legal_claims set status = ${status} where id = ${claim.id}`);
  return { ...bench, claim, mails, warnOn, close };
}

// Six years from the incident: the last day is 10 January 2027.
describe('the time to go to court', () => {
  it('is warned of at 90 days and at 30, each once, and noted in the history', async () => {
    const { claim, warnOn, mails, rows } = await open();
    expect(await warnOn('2026-12-10T09:00:00Z')).toBe(1);
    expect(await warnOn('2026-12-10T09:30:00Z')).toBe(1);
    expect(await warnOn('2026-12-11T09:00:00Z')).toBe(2);
    expect(await warnOn('2027-01-10T09:00:00Z')).toBe(2);
    const [first, second] = await mails();
    expect(first).toMatchObject({
      to_address: 'hannah@post.example',
      subject: `You have 31 days left to go to court: the last day is 10 January 2027 – Claim ID: ${claim.id}`,
      claim_id: claim.id,
    });
    expect(String(second?.text)).toContain('30 days');
    expect(String(first?.text)).toContain('aim for 8 January 2027');
    const warned = (await rows('history_events', 'sequence')).filter(
      ({ kind }) => kind === 'limitation.warned',
    );
    expect(warned.map(({ facts }) => facts)).toEqual([{ days: 90 }, { days: 30 }]);
  });

  it('aims for a day on which courts are open by the operator’s own list of holidays', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'law-'));
    const path = join(folder, 'law.json');
    const holidays = {
      table: 'bankHolidays',
      nation: 'England & Wales',
      // The Friday before the last day, which is a Sunday.
      value: ['2027-01-01', '2027-01-08'],
      validFrom: '2027-01-01',
      validTo: '2027-01-31',
      source: 'A proclamation',
      confidence: 'V',
      verifiedOn: '2026-11-16',
    };
    await writeFile(path, JSON.stringify({ rows: [holidays] }));
    const { warnOn, mails } = await open('2021-01-10', { settings: { LAW_FILE: path } });
    await rm(folder, { recursive: true });
    expect(await warnOn('2026-12-10T09:00:00Z')).toBe(1);
    const [warning] = await mails();
    expect(String(warning?.text)).toContain('aim for 7 January 2027');
  });

  it('is not warned of early, nor once it is over', async () => {
    const { warnOn } = await open();
    expect(await warnOn('2026-11-16T10:00:00Z')).toBe(1);
    const early = await open('2021-03-10');
    expect(await early.warnOn('2026-12-09T09:00:00Z')).toBe(0);
    const late = await open('2020-11-15');
    expect(await late.warnOn('2026-11-16T10:00:00Z')).toBe(0);
  });

  it.each(['resolved', 'cancelled'])('is of no interest once the claim is %s', async (status) => {
    const { warnOn, close } = await open();
    await close(status);
    expect(await warnOn('2026-12-20T09:00:00Z')).toBe(0);
  });
});
