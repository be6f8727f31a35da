import { describe, expect, it } from 'vitest';
import { claimStartPath } from './claim-start.ts';

const email = 'someone@post.example';

describe('claimStartPath', () => {
  it('asks a stranger to make an account and brings them back', () => {
    expect(claimStartPath(null)).toBe('/signup?return_url=/submit-claim');
  });

  it.each(['plaintiff', 'solicitor'] as const)('takes a %s to the claim form', (role) => {
    expect(claimStartPath({ role, email })).toBe('/submit-claim');
  });

  it.each(['admin', 'tester'] as const)('takes an %s to the admin dashboard', (role) => {
    expect(claimStartPath({ role, email })).toBe('/admin/dashboard');
  });
});
