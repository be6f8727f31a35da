import { describe, expect, it } from 'vitest';
import { dayMs, type List, openAdminListsBench } from '../testing/admin-lists-bench.ts';
import type { ErrorAnswer } from '../testing/claims-bench.ts';
import { newClaim, plantManyClaims } from '../testing/plant-claim.ts';

/** Every claim of a list, page by page. */
async function walk(
  ask: (query: Record<string, string>) => Promise<List>,
  query: Record<string, string>,
  limit = 3,
  meanwhile: () => Promise<unknown> = async () => {},
) {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: List = await ask({ ...query, limit: String(limit), ...(cursor && { cursor }) });
    seen.push(...page.claims.map(({ id }) => id));
    cursor = page.next_cursor;
    await meanwhile();
  } while (cursor && seen.length < 1_000);
  return seen;
}

describe('the lists of claims', () => {
  it('hold what the specification says, in its order', async () => {
    const { plant, ids, at } = await openAdminListsBench();
    const far = await plant({ responseDeadline: at(20 * dayMs) });
    const undated = await plant({ status: 'active', responseDeadline: null });
    const overdue = await plant({ responseDeadline: at(-9 * dayMs) });
    const replied = await plant({ status: 'responded', responseDeadline: at(-1), repliedAt: at(-1) });
    const soon = await plant({ responseDeadline: at(dayMs) });
    // A reply came, then the payment: `repliedAt` stays, whatever the status is now.
    const resolved = await plant({ status: 'resolved', responseDeadline: at(dayMs), repliedAt: at(-dayMs) });
    const all = [resolved, soon, replied, overdue, undated, far].map(({ id }) => id);
    expect(await ids({})).toEqual(all);
    expect(await ids({ list: 'all' })).toEqual(all);
    expect(await ids({ list: 'pending' })).toEqual([soon, overdue, undated, far].map(({ id }) => id));
    expect(await ids({ list: 'responded' })).toEqual([resolved.id, replied.id]);
    expect(await ids({ list: 'approaching-deadlines' })).toEqual([overdue.id, soon.id]);
  });

  it('take a deadline for approaching up to three days ahead, by the days that the badge goes by', async () => {
    const { plant, ask, endOfDay, at } = await openAdminListsBench();
    const within = await plant({ responseDeadline: endOfDay(3) });
    await plant({ responseDeadline: new Date(endOfDay(3).getTime() + 1) });
    const now = await plant({ responseDeadline: endOfDay(0) });
    const longPast = await plant({ responseDeadline: at(-400 * dayMs) });
    await plant({ status: 'active', responseDeadline: at(dayMs) });
    const { claims } = await ask({ list: 'approaching-deadlines' });
    expect(claims.map(({ id, urgency }) => [id, urgency])).toEqual([
      [longPast.id, { level: 'overdue', label: 'Overdue by 400 days' }],
      [now.id, { level: 'today', label: 'Due Today' }],
      [within.id, { level: 'soon', label: '3 days left' }],
    ]);
  });

  it('say nothing of urgency where nothing is waited for', async () => {
    const { plant, ask, at } = await openAdminListsBench();
    await plant({ status: 'responded', responseDeadline: at(-dayMs), repliedAt: at(-dayMs) });
    await plant({ status: 'cancelled', responseDeadline: at(-dayMs) });
    // On the way to court, or settled: no figure counts it as overdue, so it has no badge.
    await plant({ status: 'active', responseDeadline: at(-dayMs) });
    await plant({ status: 'settlement_accepted_payment_pending', responseDeadline: at(-dayMs) });
    await plant({ responseDeadline: null });
    expect((await ask({})).claims.map(({ urgency }) => urgency)).toEqual(Array(5).fill(null));
  });

  it('refuse a list that does not exist, and a cursor that is not ours', async () => {
    const { call, admin } = await openAdminListsBench();
    const other = await call<ErrorAnswer>(admin, 'GET', '/api/admin/claims?list=overdue');
    expect([other.status, other.body.error.code]).toEqual([422, 'validation_failed']);
    for (const cursor of ['x', Buffer.from('yesterday 12').toString('base64url')]) {
      const { status, body } = await call<ErrorAnswer>(admin, 'GET', `/api/admin/claims?cursor=${cursor}`);
      expect(status).toBe(422);
      expect(body.error.fields).toEqual([
        { field: 'cursor', message: 'This page of the list does not exist' },
      ]);
    }
    for (const wrong of ['limit=0', 'limit=101', 'limit=many', 'jurisdiction=Atlantis', 'issue_type=other'])
      expect((await call(admin, 'GET', `/api/admin/claims?${wrong}`)).status, wrong).toBe(422);
  });

  it('count the claims with a deadline that are no longer pending', async () => {
    const { plant, ask, at } = await openAdminListsBench();
    expect((await ask({})).moved_on_rate).toBe(0);
    await plant({ responseDeadline: at(dayMs) });
    await plant({ responseDeadline: at(dayMs), status: 'active' });
    await plant({ responseDeadline: at(-dayMs), status: 'resolved' });
    await plant({ responseDeadline: null, status: 'active' });
    expect((await ask({ list: 'responded' })).moved_on_rate).toBe(67);
  });
});

describe('filters and search', () => {
  it('narrow a list by place and by subject', async () => {
    const { plant, ids } = await openAdminListsBench();
    const debt = await plant({ jurisdiction: 'Northern Ireland', issueType: 'Debt Recovery' });
    const injury = await plant({ jurisdiction: 'Northern Ireland', issueType: 'Personal Injury' });
    const english = await plant({ jurisdiction: 'England & Wales', issueType: 'Debt Recovery' });
    expect(await ids({ jurisdiction: 'Northern Ireland' })).toEqual([injury.id, debt.id]);
    expect(await ids({ issue_type: 'Debt Recovery' })).toEqual([english.id, debt.id]);
    expect(await ids({ jurisdiction: 'Northern Ireland', issue_type: 'Debt Recovery' })).toEqual([debt.id]);
    expect(await ids({ list: 'responded', jurisdiction: 'Northern Ireland' })).toEqual([]);
  });

  it('find a claim by either party’s name, address or reference, however it is typed', async () => {
    const { plant, ids } = await openAdminListsBench();
    const wanted = await plant({
      plaintiffName: 'Zoë Quillfeather',
      plaintiffEmail: 'zoe.q+claims@post.example',
      defendantType: 'company',
      defendantFirstName: '',
      defendantLastName: '',
      defendantCompanyName: 'O’Neill & Sons (Leeds) Ltd',
      defendantEmail: 'Office@ONeill.example',
    });
    const other = await plant();
    const found = [wanted.id];
    for (const search of [
      'quillfeather',
      'QUILL',
      'zoë quill',
      'quillfeather zoë',
      '  Quillfeather  ',
      'zoe.q+claims@post.example',
      'zoe.q',
      'office@oneill.example',
      'sons leeds',
      "O'Neill",
      'o’neill & sons',
      wanted.id,
      wanted.id.toUpperCase(),
      wanted.id.slice(0, 8),
      wanted.id.slice(0, 13),
      wanted.shortReference,
      wanted.shortReference.toLowerCase().replaceAll('-', ' '),
      wanted.shortReference.slice(3),
      wanted.shortReference.slice(0, 9),
    ])
      expect(await ids({ search }), search).toEqual(found);
    const swapped = wanted.shortReference.replace(/(.)$/, (last) => (last === '2' ? '3' : '2'));
    expect(await ids({ search: swapped }), 'one character wrong').toEqual([]);
    expect(await ids({ search: 'quillfeather hannah' })).toEqual([]);
    expect(await ids({ search: 'okoro' })).toEqual([other.id]);
    expect(await ids({ search: 'quillfeather', jurisdiction: 'Scotland' })).toEqual(found);
    expect(await ids({ search: 'quillfeather', list: 'responded' })).toEqual([]);
  });

  it('takes whatever is typed as words and nothing else', async () => {
    const { plant, ids } = await openAdminListsBench();
    await plant();
    const nothing = ["'", "' or true --", '&|!():*', '<->', '\\', "\\'", '%', "'@':*", '1|2', 'a@b\\', "@'"];
    for (const search of nothing) expect(await ids({ search }), search).toEqual([]);
    const found = ['okoro:*', '"okoro"', 'okoro!', '(okoro)', '   ', ''];
    for (const search of found) expect(await ids({ search }), search).toHaveLength(1);
  });
});

describe('pages', () => {
  it.each(['all', 'pending', 'approaching-deadlines'])(
    'show each claim of the %s list once, also of one moment, while others come in',
    async (list) => {
      const { plant, ask, at } = await openAdminListsBench();
      const planted: string[] = [];
      for (let n = 0; n < 10; n++) {
        // All at the same moment: only the id orders them.
        const { id } = await plant({ createdAt: at(-dayMs), responseDeadline: at(dayMs) });
        planted.push(id);
      }
      const newer = () => plant({ createdAt: at(0), responseDeadline: at(-dayMs) });
      const seen = await walk(ask, { list }, 3, newer);
      expect(seen.toSorted()).toEqual(planted.toSorted());
      expect(new Set(seen).size).toBe(seen.length);
    },
  );

  it('keep to the search and the filters', async () => {
    const { plant, ask } = await openAdminListsBench();
    const wanted: string[] = [];
    for (let n = 0; n < 7; n++) {
      wanted.unshift((await plant({ plaintiffName: 'Zoë Quillfeather', issueType: 'Debt Recovery' })).id);
      await plant({ plaintiffName: 'Zoë Quillfeather' });
      await plant({ issueType: 'Debt Recovery' });
    }
    expect(await walk(ask, { search: 'quillfeather', issue_type: 'Debt Recovery' })).toEqual(wanted);
  });
});

describe('a search', () => {
  /** One in so many claims has the name; either the newest has it, or the first batch holds no match. */
  it.each([
    ['common', 12],
    ['met now and then', 60],
    ['rare', 400],
  ])('finds a %s name on every page, in the order of the list', async (_, oneIn) => {
    const { app, claimant, ask, at } = await openAdminListsBench();
    const claims = Array.from({ length: 1_200 }, (_, n) =>
      newClaim(claimant.id, {
        createdAt: at(-n * 60_000),
        responseDeadline: at(-20 * dayMs + n * 60_000),
        ...(n % oneIn === oneIn - 1 && { plaintiffName: 'Zoë Quillfeather' }),
      }),
    );
    await plantManyClaims(app.platform.db, claims);
    const wanted = claims.filter(({ plaintiffName }) => plaintiffName.startsWith('Zoë')).map(({ id }) => id);
    for (const list of ['all', 'pending', 'approaching-deadlines'])
      expect(await walk(ask, { list, search: 'quillfeather' }, 9), list).toEqual(wanted);
  });
});
