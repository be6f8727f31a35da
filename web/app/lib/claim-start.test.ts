import { describe, expect, it } from 'vitest';
import { claimStartPath, newClaimAddress } from './claim-start.ts';

const email = 'someone@post.example';

describe('claimStartPath', () => {
  it('asks a stranger to make an account and brings them back', () => {
    expect(claimStartPath(null)).toBe('/signup?return_url=/submit-claim');
  });

  it('brings a stranger back with the answers they gave', () => {
    const target = newClaimAddress({
      amount: '2,500',
      jurisdiction: 'England & Wales',
      issueType: 'Debt Recovery',
      incidentDate: '2026-09-28',
      defendantType: 'company',
    });
    const path = claimStartPath(null, target);
    const back = new URL(path, 'https://site.example').searchParams.get('return_url');
    expect(back).toBe(target);
    expect(claimStartPath({ role: 'plaintiff', email }, target)).toBe(target);
    expect(claimStartPath({ role: 'admin', email }, target)).toBe('/admin/dashboard');
  });

  it.each([
    ['plaintiff', '/submit-claim'],
    ['solicitor', '/solicitor-dashboard'],
    ['admin', '/admin/dashboard'],
    ['tester', '/testing'],
  ] as const)('takes a %s to %s', (role, path) => {
    expect(claimStartPath({ role, email })).toBe(path);
  });
});
