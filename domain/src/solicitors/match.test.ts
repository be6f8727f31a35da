import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issueTypes } from '../claims/issue-types.ts';
import { jurisdictions } from '../claims/jurisdictions.ts';
import { normalisePostcode, type UkPostcode } from '../shared/postcode.ts';
import { acceptanceRate, type Candidate, type CaseToPlace, fits, matchSolicitors } from './match.ts';
import { milesBetweenAreas, nearnessOf } from './nearness.ts';
import { postcodeAreas } from './postcode-areas.ts';

const at = (text: string) => normalisePostcode(text) as UkPostcode;

const wanted: CaseToPlace = {
  jurisdiction: 'England & Wales',
  issueType: 'Debt Recovery',
  postcode: at('LS1 4AP'),
};

const nair: Candidate = {
  userId: 'nair',
  jurisdictions: ['England & Wales'],
  practiceAreas: ['Debt Recovery', 'Contract Dispute'],
  postcode: at('LS1 5HD'),
  openCases: 0,
  answered: 0,
  accepted: 0,
};

const order = (candidates: readonly Candidate[], asked: readonly string[] = []) =>
  matchSolicitors(wanted, candidates, new Set(asked)).map(({ userId }) => userId);

describe('matching', () => {
  it.each<[string, Partial<Candidate>]>([
    ['the jurisdiction', { jurisdictions: ['Scotland'] }],
    ['the practice area', { practiceAreas: ['Personal Injury'] }],
    ['anything at all', { practiceAreas: [], jurisdictions: [] }],
  ])('asks nobody who does not fit %s', (_, other) => {
    expect(order([{ ...nair, ...other }])).toEqual([]);
  });

  it('asks the nearer first: the same district, the same area, a neighbouring one, a far one', () => {
    const places = { far: 'TR1 2AA', district: 'LS1 5HD', neighbour: 'BD1 1AA', area: 'LS17 6AA' };
    const everyone = Object.entries(places).map(([userId, place]) => ({
      ...nair,
      userId,
      postcode: at(place),
    }));
    expect(order(everyone)).toEqual(['district', 'area', 'neighbour', 'far']);
  });

  it('among the equally near, asks the less busy, then whoever accepts more', () => {
    const busy = { ...nair, userId: 'busy', openCases: 3, answered: 10, accepted: 10 };
    const picky = { ...nair, userId: 'picky', answered: 10, accepted: 1 };
    const keen = { ...nair, userId: 'keen', answered: 10, accepted: 9 };
    expect(order([busy, picky, keen, nair])).toEqual(['keen', 'nair', 'picky', 'busy']);
  });

  it('asks nobody twice', () => {
    expect(order([nair, { ...nair, userId: 'other' }], ['nair'])).toEqual(['other']);
  });

  it('says why', () => {
    expect(matchSolicitors(wanted, [{ ...nair, openCases: 1 }], new Set())[0]?.reason).toBe(
      'Chosen because they take on Debt Recovery in England & Wales, are in the same postcode district, LS1, and had 1 open case with us when we asked.',
    );
  });

  const postcodes = fc
    .tuple(
      fc.constantFrom(...Object.keys(postcodeAreas)),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 9 }),
    )
    .map(([area, district, sector]) => at(`${area}${district} ${sector}AA`));
  const anyCandidate = fc
    .record({
      userId: fc.uuid(),
      jurisdictions: fc.subarray([...jurisdictions]),
      practiceAreas: fc.subarray([...issueTypes]),
      postcode: postcodes,
      openCases: fc.nat(20),
      answered: fc.nat(50),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ share, ...one }): Candidate => ({ ...one, accepted: Math.floor(one.answered * share) }));
  const many = fc.uniqueArray(anyCandidate, { selector: ({ userId }) => userId, maxLength: 12 });
  const anyCase = fc.record({
    jurisdiction: fc.constantFrom(...jurisdictions),
    issueType: fc.constantFrom(...issueTypes),
    postcode: postcodes,
  });

  it('names everyone who fits and nobody else, in an order that does not depend on theirs', () => {
    fc.assert(
      fc.property(anyCase, many, fc.nat(), (one, candidates, turn) => {
        const matches = matchSolicitors(one, candidates, new Set());
        const named = matches.map(({ userId }) => userId);
        expect([...named].sort()).toEqual(
          candidates
            .filter((candidate) => fits(one, candidate))
            .map(({ userId }) => userId)
            .sort(),
        );
        const at = candidates.length === 0 ? 0 : turn % candidates.length;
        const turned = [...candidates.slice(at), ...candidates.slice(0, at)].reverse();
        expect(matchSolicitors(one, turned, new Set())).toEqual(matches);
      }),
    );
  });

  it('never puts someone farther before someone nearer', () => {
    fc.assert(
      fc.property(anyCase, many, (one, candidates) => {
        const byId = new Map(candidates.map((candidate) => [candidate.userId, candidate]));
        const ranks = matchSolicitors(one, candidates, new Set()).map(
          ({ userId }) => nearnessOf(one.postcode, (byId.get(userId) as Candidate).postcode).rank,
        );
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      }),
    );
  });
});

describe('nearness', () => {
  it('knows every area of the mainland and the islands', () => {
    expect(Object.keys(postcodeAreas)).toHaveLength(121);
    for (const [latitude, longitude] of Object.values(postcodeAreas)) {
      expect(latitude).toBeGreaterThan(49.9);
      expect(latitude).toBeLessThan(60.9);
      expect(longitude).toBeGreaterThan(-8.2);
      expect(longitude).toBeLessThan(1.8);
    }
  });

  // Road atlases say: London to Leeds about 170 miles, Glasgow to Edinburgh about 42, Belfast to Glasgow about 110.
  it.each([
    ['EC', 'LS', 155, 185],
    ['G', 'EH', 35, 50],
    ['BT', 'G', 95, 120],
    ['TR', 'ZE', 650, 750],
  ])('%s and %s are between %i and %i miles apart', (from, to, least, most) => {
    const miles = milesBetweenAreas(from, to) as number;
    expect(miles).toBeGreaterThan(least);
    expect(miles).toBeLessThan(most);
    expect(milesBetweenAreas(to, from)).toBeCloseTo(miles);
  });

  it('puts what it cannot judge last', () => {
    expect(nearnessOf(at('LS1 4AP'), at('BF1 3AA')).rank).toBe(Number.MAX_SAFE_INTEGER);
  });
});

it('starts a newcomer in the middle', () => {
  expect(acceptanceRate({ answered: 0, accepted: 0 })).toBe(0.5);
  expect(acceptanceRate({ answered: 1, accepted: 0 })).toBeLessThan(0.5);
  expect(acceptanceRate({ answered: 1, accepted: 1 })).toBeGreaterThan(0.5);
});
