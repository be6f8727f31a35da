import { describe, expect, it } from 'vitest';
import { shippedLaw } from '../law/law.ts';
import { toIsoDate } from '../shared/iso-date.ts';
import { type Pence, pence } from '../shared/money.ts';
import { cautionsFor, guidanceStages, guideClaim } from './guidance.ts';
import { type IssueType, issueTypes } from './issue-types.ts';
import { jurisdictions } from './jurisdictions.ts';
import { smallClaimsLimits } from './limits.ts';

const on = toIsoDate('2026-11-18');

/** The last sum of each band, from smallest to largest. */
const bands = [1_500_00, 3_000_00, 3_000_01, 5_000_00, 5_000_01, 10_000_00, 10_000_01, 30_000_00].map(pence);

const every = (
  look: (claim: {
    jurisdiction: (typeof jurisdictions)[number];
    issueType: IssueType;
    amount: Pence;
  }) => void,
) => {
  for (const jurisdiction of jurisdictions)
    for (const issueType of issueTypes) for (const amount of bands) look({ jurisdiction, issueType, amount });
};

const textOf = (claim: Parameters<typeof guideClaim>[0], stage: (typeof guidanceStages)[number]) => {
  const { sentence } = guideClaim(claim, stage);
  return [sentence, ...cautionsFor(claim, stage, on, shippedLaw)].join(' ');
};

describe('guidance', () => {
  it.each([
    ['England & Wales', 10_000_00, 'small-claims'],
    ['England & Wales', 10_000_01, 'solicitor'],
    ['Scotland', 5_000_00, 'small-claims'],
    ['Scotland', 5_000_01, 'solicitor'],
    ['Scotland', 10_000_00, 'solicitor'],
    ['Northern Ireland', 3_000_00, 'small-claims'],
    ['Northern Ireland', 3_000_01, 'solicitor'],
    ['Northern Ireland', 10_000_00, 'solicitor'],
  ] as const)('in %s for %i pence is the same at every stage: %s', (jurisdiction, amount, route) => {
    const claim = { jurisdiction, amount: pence(amount), issueType: 'Contract Dispute' } as const;
    for (const stage of guidanceStages) expect(guideClaim(claim, stage).route).toBe(route);
    expect(guideClaim(claim, 'after-rejection').options).toEqual([
      route === 'solicitor' ? 'solicitor' : 'small-claims-help',
    ]);
  });

  it('never offers the small claims route above the limit, nor a solicitor only within it', () => {
    every((claim) => {
      const isOver = claim.amount > smallClaimsLimits[claim.jurisdiction].limit;
      for (const stage of ['after-deadline', 'after-rejection'] as const) {
        const { options, sentence } = guideClaim(claim, stage);
        expect(options.includes('solicitor')).toBe(isOver);
        expect(sentence.includes('solicitor')).toBe(isOver);
        if (isOver)
          expect([options, sentence]).toEqual([
            ['solicitor'],
            expect.not.stringContaining('small claims route'),
          ]);
      }
    });
  });

  it('names no limit but that of the claim’s nation, and the court’s own where it differs', () => {
    every((claim) => {
      const own = { 'England & Wales': '10,000', Scotland: '5,000', 'Northern Ireland': '(3|5),000' }[
        claim.jurisdiction
      ];
      if (claim.issueType === 'Personal Injury') return;
      for (const stage of guidanceStages) {
        const withoutAmount = textOf(claim, stage).replace(/of £[\d,.]+|^£[\d,.]+/g, '');
        for (const [, sum] of withoutAmount.matchAll(/£(\d[\d,]*\d)/g))
          expect(sum).toMatch(new RegExp(`^${own}$`));
      }
    });
  });

  it('tells of the court’s limit exactly where it differs from ours', () => {
    every((claim) => {
      const isBetween =
        claim.jurisdiction === 'Northern Ireland' &&
        claim.issueType !== 'Personal Injury' &&
        claim.amount > 3_000_00 &&
        claim.amount <= 5_000_00;
      expect(
        textOf(claim, 'after-deadline').includes('The court itself takes small claims up to £5,000'),
      ).toBe(isBetween);
    });
  });

  it('sends no injury to small claims, and tells of limits of its own', () => {
    every((claim) => {
      if (claim.issueType !== 'Personal Injury') return;
      for (const stage of guidanceStages) {
        const { options } = guideClaim(claim, stage);
        expect(options).not.toContain('small-claims-help');
        expect(textOf(claim, stage)).not.toMatch(/small claims (route|court\b)/);
        expect(cautionsFor(claim, stage, on, shippedLaw)[0]).toMatch(/small claim|simple procedure/);
      }
    });
  });

  it('does not promise a court where a tribunal decides', () => {
    const wages = { jurisdiction: 'Scotland', issueType: 'Employment Issue', amount: pence(900_00) } as const;
    expect(textOf(wages, 'after-deadline')).toMatch(/unless a tribunal has to decide it.*Acas/);
    expect(textOf({ ...wages, issueType: 'Landlord/Tenant Dispute' }, 'after-rejection')).toMatch(
      /unless a tribunal has to decide your claim.*First-tier Tribunal/,
    );
    const rent = { ...wages, jurisdiction: 'England & Wales', issueType: 'Landlord/Tenant Dispute' } as const;
    expect(guideClaim(rent, 'after-deadline').sentence).not.toContain('tribunal');
  });
});

describe('docs/guidance-matrix.md', () => {
  it('is what the rules say', async () => {
    await expect(matrix()).toMatchFileSnapshot('../../../docs/guidance-matrix.md');
  });
});

const printed = [
  { upTo: pence(1_500_00), name: 'up to £1,500' },
  { upTo: pence(3_000_00), name: '£1,500.01 to £3,000' },
  { upTo: pence(5_000_00), name: '£3,000.01 to £5,000' },
  { upTo: pence(10_000_00), name: '£5,000.01 to £10,000' },
  { upTo: pence(12_000_00), name: 'above £10,000 (here £12,000)' },
];

function matrix(): string {
  const intro = `# Guidance for every claim

What Plainclaim suggests for each nation, kind of claim and amount, before the letter, when no reply came, and after an
offer was turned down. \`npm run guidance-matrix\` prints this file from \`domain/src/claims/guidance.ts\`, and a test keeps
the two equal. The ways on that a page offers stand in brackets.
`;
  const kinds = jurisdictions.flatMap((jurisdiction) =>
    issueTypes.map((issueType) => {
      const rows = printed.map(({ upTo, name }) => {
        const cells = guidanceStages.map((stage) => {
          const { sentence, options } = guideClaim({ jurisdiction, issueType, amount: upTo }, stage);
          return options.length === 0 ? sentence : `${sentence} [${options.join(', ')}]`;
        });
        const { route } = guideClaim({ jurisdiction, issueType, amount: upTo }, 'review');
        return `| ${name} | ${route} | ${cells.join(' | ')} |`;
      });
      return [
        `## ${jurisdiction}: ${issueType}`,
        '',
        '| amount | way | review of the claim | no reply came | offer turned down |',
        '| --- | --- | --- | --- | --- |',
        ...rows,
        '',
        ...cautionLines(jurisdiction, issueType),
      ].join('\n');
    }),
  );
  return [intro, ...kinds].join('\n');
}

function cautionLines(jurisdiction: (typeof jurisdictions)[number], issueType: IssueType): string[] {
  const toldOf = new Map<string, string[]>();
  for (const { upTo, name } of printed)
    for (const caution of cautionsFor(
      { jurisdiction, issueType, amount: upTo },
      'after-deadline',
      on,
      shippedLaw,
    ))
      toldOf.set(caution, [...(toldOf.get(caution) ?? []), name]);
  const lines = [...toldOf].map(
    ([caution, names]) => `- ${names.length === printed.length ? 'always' : names.join(', ')}: ${caution}`,
  );
  return lines.length === 0 ? [] : ['Also told:', '', ...lines, ''];
}
