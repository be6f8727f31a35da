import { describe, expect, it } from 'vitest';
import { pence } from '../shared/money.ts';
import { courtRoute } from './court-route.ts';
import type { IssueType } from './issue-types.ts';
import type { Jurisdiction } from './jurisdictions.ts';

const route = (amount: number, jurisdiction: Jurisdiction, issueType: IssueType) =>
  courtRoute({ amount: pence(amount), jurisdiction, issueType });

describe('courtRoute', () => {
  it.each([
    [10_000_00, 'England & Wales', 'small-claims'],
    [10_000_01, 'England & Wales', 'solicitor'],
    [5_000_00, 'Scotland', 'small-claims'],
    [5_000_01, 'Scotland', 'solicitor'],
    [3_000_00, 'Northern Ireland', 'small-claims'],
    [3_000_01, 'Northern Ireland', 'solicitor'],
  ] as const)('of %i pence in %s is %s', (amount, jurisdiction, kind) => {
    expect(route(amount, jurisdiction, 'Consumer Rights')).toEqual({ kind, caution: undefined });
  });

  it('judges no injury by its amount', () => {
    expect(route(900_00, 'Scotland', 'Personal Injury').kind).toBe('advice');
    expect(route(90_000_00, 'England & Wales', 'Personal Injury').kind).toBe('advice');
  });

  it('warns where another place often decides, and only there', () => {
    expect(route(900_00, 'England & Wales', 'Employment Issue').caution).toContain('tribunal');
    expect(route(900_00, 'Scotland', 'Landlord/Tenant Dispute').caution).toContain('First-tier Tribunal');
    expect(route(900_00, 'England & Wales', 'Landlord/Tenant Dispute').caution).toBeUndefined();
  });
});
